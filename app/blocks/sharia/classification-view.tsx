import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField, TextField, type Option } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { classesQuery, isFiltered, type ClassificationFilters } from './classification-filters.ts';
import { classColumns, type ClassRow } from './sharia-columns.ts';

/** In the reader's language, sent by the loader. */
export interface ClassTexts {
  filter: string;
  search: string;
  count: string;
  caption: string;
  none: string;
  explained: string;
}

/** One of the classifications: its name, its explanation, and its classes. */
export interface ClassField {
  name: 'kind' | 'board' | 'sector' | 'sharia';
  label: string;
  explanation: string;
  options: readonly Option[];
}

interface ClassificationViewProps {
  data: {
    unread: boolean | 'not-offered';
    texts: ClassTexts;
    filters: ClassificationFilters;
    notices: readonly string[];
    fields: readonly ClassField[];
    rows: readonly ClassRow[];
    files: ExportLabels;
  };
}

/** Every listed security with its classes, and an explanation of each. */
export function ClassificationView({ data }: ClassificationViewProps) {
  const { unread, texts, filters, notices, fields, rows, files } = data;
  return (
    <>
      <div className={sections.list}>
        <Filters data={data} />
        {notices.map((notice) => (
          <Notice key={notice} title={notice} role="note" />
        ))}
        <CountLine files={files} query={classesQuery(filters)}>
          {texts.count}
        </CountLine>
        {rows.length > 0 ? <Rows data={data} /> : <Nothing unread={unread}>{texts.none}</Nothing>}
      </div>
      <section aria-labelledby="explained" className="mt-12">
        <SectionHead id="explained" title={texts.explained} />
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

function Filters({ data: { filters, texts, fields } }: ClassificationViewProps) {
  return (
    <ListFilters label={texts.filter} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={texts.search} value={filters.words} />
      {fields.map(({ name, label, options }) => (
        <SelectField key={name} name={name} label={label} options={options} value={filters[name] ?? ''} />
      ))}
    </ListFilters>
  );
}

function Rows({ data: { rows, texts } }: ClassificationViewProps) {
  const locale = useLocale();
  return (
    <DataTable
      caption={texts.caption}
      columns={classColumns(useText())}
      rows={rows}
      rowKey={({ symbol }) => symbol}
      views={{ symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={pick(name, locale)} /> }}
    />
  );
}
