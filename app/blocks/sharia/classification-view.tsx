import { SelectField, TextField, type Option } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { classesQuery, isFiltered, type ClassificationFilters } from './classification-filters.ts';
import { ListedName } from './listed-name.tsx';

/** A security with its classes, in the reader's words. */
export interface ClassRow {
  symbol: string;
  name: string;
  kind: string;
  board: string;
  sector: string;
  sharia: string;
}

/** In the reader's words: a loader brings them. */
export interface ClassWords {
  filter: string;
  search: string;
  count: string;
  caption: string;
  none: string;
  security: string;
  explained: string;
}

/** One of the classes: its name, what it says, and which there are. */
export interface ClassField {
  name: 'kind' | 'board' | 'sector' | 'sharia';
  label: string;
  explanation: string;
  options: readonly Option[];
}

interface ClassificationViewProps {
  data: {
    unread: boolean;
    words: ClassWords;
    filters: ClassificationFilters;
    notices: readonly string[];
    fields: readonly ClassField[];
    rows: readonly ClassRow[];
    files: ExportLabels;
  };
}

/** Every listed security by its classes, and what each class says. */
export function ClassificationView({ data }: ClassificationViewProps) {
  const { unread, words, filters, notices, fields, rows, files } = data;
  return (
    <>
      <div className={sections.list}>
        <Filters data={data} />
        {notices.map((notice) => (
          <Notice key={notice} title={notice} role="note" />
        ))}
        <CountLine files={files} query={classesQuery(filters)}>
          {words.count}
        </CountLine>
        {rows.length > 0 ? <Rows data={data} /> : <Nothing unread={unread}>{words.none}</Nothing>}
      </div>
      <section aria-labelledby="explained" className="mt-12">
        <SectionHead id="explained" title={words.explained} />
        <Facts>
          <dl>
            {fields.map(({ name, label, explanation }) => (
              <FactInWords key={name} label={label}>
                {explanation}
              </FactInWords>
            ))}
          </dl>
        </Facts>
      </section>
    </>
  );
}

function Filters({ data: { filters, words, fields } }: ClassificationViewProps) {
  return (
    <ListFilters label={words.filter} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={words.search} value={filters.words} />
      {fields.map(({ name, label, options }) => (
        <SelectField key={name} name={name} label={label} options={options} value={filters[name] ?? ''} />
      ))}
    </ListFilters>
  );
}

function Rows({ data: { rows, words, fields } }: ClassificationViewProps) {
  const columns: Column<ClassRow>[] = [
    { id: 'security', head: words.security, cell: (row) => <ListedName {...row} isKnown /> },
    ...fields.map(({ name, label }) => ({ id: name, head: label, cell: (row: ClassRow) => row[name] })),
  ];
  return <Table caption={words.caption} captionHidden columns={columns} rows={rows} rowKey={({ symbol }) => symbol} />;
}
