import { useText } from '#messages/text.tsx';
import { FieldPair, TextField } from '#app/ui/field.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { NoticeList, type NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { isFiltered, noticesQuery, type NoticeFilters } from './notice-filters.ts';

interface NoticesViewProps {
  data: {
    unread: boolean | 'not-offered';
    /**
     * In the reader's language: label of the filters, label of the search, the number of notices, and why there are
     * none.
     */
    texts: { filter: string; search: string; count: string; none: string };
    filters: NoticeFilters;
    groups: readonly { title: string | null; rows: readonly NoticeRow[] }[];
    total: number;
    pages: number;
    size: number;
    files: ExportLabels;
  };
}

/** A list of publications of the exchange: filters, their number, a page of them. */
export function NoticesView({ data: { unread, texts, filters, groups, total, pages, size, files } }: NoticesViewProps) {
  return (
    <>
      <Filters filters={filters} texts={texts} />
      <div className={sections.list}>
        <IgnoredNotices ignored={filters.ignored} />
        <CountLine files={files} query={noticesQuery(filters)}>
          {texts.count}
        </CountLine>
        {total === 0 && <Nothing unread={unread}>{texts.none}</Nothing>}
        {groups.map(({ title, rows }) => (
          <div key={title}>
            {title && <SectionHead title={title} />}
            {rows.length > 0 && <NoticeList notices={rows} />}
          </div>
        ))}
        <Steps
          page={filters.page}
          pages={pages}
          size={size}
          total={total}
          toPage={(page) => noticesQuery(filters, page) || '.'}
        />
      </div>
    </>
  );
}

function Filters({ filters, texts }: { filters: NoticeFilters; texts: NoticesViewProps['data']['texts'] }) {
  const t = useText();
  return (
    <ListFilters label={texts.filter} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={texts.search} value={filters.words} />
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={filters.from ?? ''} />
        <TextField type="date" name="to" label={t('records.to')} value={filters.to ?? ''} />
      </FieldPair>
    </ListFilters>
  );
}
