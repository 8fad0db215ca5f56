import type { ReactNode } from 'react';
import { SelectField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { electionsQuery } from './election-filters.ts';
import type { ElectionsData } from './election-view.ts';

/** Filters, the number of elections, a page of them rendered by `children`, and links to the other pages. */
export function ElectionsFrame({ data, children }: { data: ElectionsData; children: ReactNode }) {
  const { unknown, unread, filters, total, pages, size, files, texts } = data;
  if (unknown)
    return (
      <Notice title={unknown.title} role="note">
        <p>{unknown.words}</p>
      </Notice>
    );
  return (
    <>
      <Filters data={data} />
      <div className={sections.list}>
        <IgnoredNotices ignored={filters.ignored} />
        <CountLine files={files} query={electionsQuery(filters)}>
          {texts.count}
        </CountLine>
        {total === 0 ? <Nothing unread={unread}>{texts.none}</Nothing> : children}
        <Steps
          page={filters.page}
          pages={pages}
          size={size}
          total={total}
          toPage={(page) => electionsQuery(filters, page) || '.'}
        />
      </div>
    </>
  );
}

function Filters({ data: { filters, issuers, phases, texts } }: { data: ElectionsData }) {
  const isFiltered = filters.issuer !== null || filters.phase !== null;
  return (
    <ListFilters label={texts.filter} isFiltered={isFiltered}>
      <SelectField name="issuer" label={texts.issuer} options={issuers} value={filters.issuer ?? ''} />
      <SelectField name="phase" label={texts.phase} options={phases} value={filters.phase ?? ''} />
    </ListFilters>
  );
}
