import { SelectField, type Option } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { Tabs, type Tab } from '#app/ui/tabs.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { ListedName } from './listed-name.tsx';
import { shariaQuery, type ShariaFilters } from './sharia-filters.ts';

/** A security on the list, or no longer on it, in the reader's words. */
export interface ShariaRow {
  symbol: string;
  name: string;
  remark: string;
  /** What became of it since the quarter before. */
  change: string;
  /** The site has a page of it. */
  isKnown: boolean;
}

/** In the reader's words: a loader brings them. */
export interface ShariaWords {
  filter: string;
  year: string;
  quarter: string;
  show: string;
  exchanges: string;
  security: string;
  remark: string;
  change: string;
  count: string;
  caption: string;
  none: string;
  changes: string;
  changesLead: string;
  noChanges: string;
}

interface ShariaViewProps {
  data: {
    unread: boolean;
    words: ShariaWords;
    filters: ShariaFilters;
    notices: readonly string[];
    years: readonly Option[];
    quarters: readonly Option[];
    tabs: readonly Tab[];
    rows: readonly ShariaRow[];
    /** Those that came and those that went. */
    moved: readonly ShariaRow[];
    files: ExportLabels;
  };
}

/** A quarter's list, and what changed since the one before it. */
export function ShariaView({ data }: ShariaViewProps) {
  const { unread, words, filters, notices, tabs, rows, moved, files } = data;
  return (
    <>
      <div className={sections.list}>
        <Chooser data={data} />
        {notices.map((notice) => (
          <Notice key={notice} title={notice} role="note" />
        ))}
        <Tabs label={words.exchanges} tabs={tabs} />
        <CountLine files={files} query={shariaQuery(filters)}>
          {words.count}
        </CountLine>
        {rows.length > 0 ? (
          <Rows rows={rows} words={words} caption={words.caption} isList />
        ) : (
          <Nothing unread={unread}>{words.none}</Nothing>
        )}
      </div>
      <section aria-labelledby="changes" className="mt-12">
        <SectionHead id="changes" title={words.changes} lead={words.changesLead} />
        {moved.length > 0 ? (
          <Rows rows={moved} words={words} caption={`${words.changes}: ${words.changesLead}`} />
        ) : (
          <p>{words.noChanges}</p>
        )}
      </section>
    </>
  );
}

function Chooser({ data: { words, filters, years, quarters } }: ShariaViewProps) {
  return (
    <FilterForm label={words.filter} apply={words.show}>
      <SelectField name="year" label={words.year} options={years} value={String(filters.year ?? '')} />
      <SelectField name="quarter" label={words.quarter} options={quarters} value={String(filters.quarter ?? '')} />
      {filters.exchange !== 'home' && <input type="hidden" name="exchange" value={filters.exchange} />}
    </FilterForm>
  );
}

interface RowsProps {
  rows: readonly ShariaRow[];
  words: ShariaWords;
  caption: string;
  /** Its remark holds for what is on the list, and not for what left it. */
  isList?: boolean;
}

function Rows({ rows, words, caption, isList = false }: RowsProps) {
  const columns: Column<ShariaRow>[] = [
    { id: 'security', head: words.security, cell: (row) => <ListedName {...row} /> },
    ...(isList ? [{ id: 'remark', head: words.remark, cell: ({ remark }: ShariaRow) => remark }] : []),
    { id: 'change', head: words.change, cell: ({ change }) => change },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ symbol }) => symbol} />;
}
