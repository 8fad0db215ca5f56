import { useText } from '#messages/text.tsx';
import { SelectField, type Option } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Tabs, type Tab } from '#app/ui/tabs.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { shariaColumns, type ShariaRow } from './sharia-columns.ts';
import { shariaQuery, type ShariaFilters } from './sharia-filters.ts';

/** In the reader's language, sent by the loader. */
export interface ShariaTexts {
  filter: string;
  year: string;
  quarter: string;
  show: string;
  exchanges: string;
  count: string;
  caption: string;
  none: string;
  changes: string;
  changesLead: string;
  noChanges: string;
}

interface ShariaViewProps {
  data: {
    unread: boolean | 'not-offered';
    texts: ShariaTexts;
    filters: ShariaFilters;
    notices: readonly string[];
    years: readonly Option[];
    quarters: readonly Option[];
    tabs: readonly Tab[];
    rows: readonly ShariaRow[];
    /** Securities added and removed. */
    moved: readonly ShariaRow[];
    files: ExportLabels;
  };
}

/** A quarter's list, and its changes since the one before. */
export function ShariaView({ data }: ShariaViewProps) {
  const { unread, texts, filters, notices, tabs, rows, moved, files } = data;
  return (
    <>
      <div className={sections.list}>
        <Chooser data={data} />
        {notices.map((notice) => (
          <Notice key={notice} title={notice} role="note" />
        ))}
        <Tabs label={texts.exchanges} tabs={tabs} />
        <CountLine files={files} query={shariaQuery(filters)}>
          {texts.count}
        </CountLine>
        {rows.length > 0 ? (
          <Rows rows={rows} caption={texts.caption} isList />
        ) : (
          <Nothing unread={unread}>{texts.none}</Nothing>
        )}
      </div>
      <section aria-labelledby="changes" className="mt-12">
        <SectionHead id="changes" title={texts.changes} lead={texts.changesLead} />
        {moved.length > 0 ? (
          <Rows rows={moved} caption={`${texts.changes}: ${texts.changesLead}`} />
        ) : (
          <p>{texts.noChanges}</p>
        )}
      </section>
    </>
  );
}

function Chooser({ data: { texts, filters, years, quarters } }: ShariaViewProps) {
  return (
    <FilterForm label={texts.filter} apply={texts.show}>
      <SelectField name="year" label={texts.year} options={years} value={String(filters.year ?? '')} />
      <SelectField name="quarter" label={texts.quarter} options={quarters} value={String(filters.quarter ?? '')} />
      {filters.exchange !== 'home' && <input type="hidden" name="exchange" value={filters.exchange} />}
    </FilterForm>
  );
}

interface RowsProps {
  rows: readonly ShariaRow[];
  caption: string;
  isList?: boolean;
}

function Rows({ rows, caption, isList = false }: RowsProps) {
  return (
    <DataTable
      caption={caption}
      columns={shariaColumns(useText(), { isList })}
      rows={rows}
      rowKey={({ symbol }) => symbol}
      views={{ symbol: ({ symbol, name, isKnown }) => <SecurityName symbol={symbol} name={name} isListed={isKnown} /> }}
    />
  );
}
