import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Table } from '#app/ui/table.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { HeadFigures } from '#app/blocks/head-figures/head-figures.tsx';
import styles from '#app/blocks/history/history.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { HoldingsPage } from '#app/data/ownership/holdings-page.ts';
import { holdingColumns, type HoldingRow } from './holding-columns.ts';
import { holdingQuery } from './holding-filters.ts';
import { HoldingsDrawing, SizesDrawing } from './holdings-drawing.tsx';

type Props = { data: HoldingsPage };

/** Ownership of the market, or of one security, at the end of a month: the selection, the drawing, and every group. */
export function HoldingsView({ data }: Props) {
  const t = useText();
  const { filters, figures, rows, unread, drawn, bySize, matrix, asOf, files, words } = data;
  return (
    <>
      <div className={sections.list}>
        <IgnoredNotices ignored={filters.ignored} />
        {words.otherMonth && <Notice title={words.otherMonth} role="note" />}
        {words.noCompared && <Notice title={words.noCompared} role="note" />}
        {figures.length > 0 && <HeadFigures figures={figures} />}
        <Choices data={data} />
        {rows.length === 0 ? (
          <Nothing unread={unread}>{words.none}</Nothing>
        ) : (
          <>
            <CountLine files={files} query={holdingQuery(filters)}>
              {words.count}
            </CountLine>
            {drawn && <HoldingsDrawing drawn={drawn} caption={words.caption} />}
            {bySize.length > 1 && <SizesDrawing bySize={bySize} caption={words.caption} />}
            <Groups data={data} />
            {words.joined && <p className="text-14 text-muted">{words.joined}</p>}
            <FiguresOf day={asOf} />
          </>
        )}
      </div>
      {matrix && rows.length > 0 && <Matrix matrix={matrix} caption={words.caption} />}
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('holdings.method')} />
        <ul className={styles.method}>
          {['counted', 'value', 'groups', 'few', 'changes'].map((id) => (
            <li key={id}>{t(`holdings.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Groups({ data: { filters, rows, compared, words } }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <DataTable
      caption={words.caption}
      columns={holdingColumns(t, filters.by, compared)}
      rows={rows}
      rowKey={({ ids }) => ids.join('+')}
      {...(rows.length > 1 && { total: totalOf(t('holdings.total'), rows) })}
      views={{
        symbol: ({ symbol, name, isListed }) => (
          <SecurityName symbol={symbol} name={pick(name, locale)} isListed={isListed} />
        ),
      }}
    />
  );
}

/** The total of all rows: each holding is in one of them. */
function totalOf(name: string, rows: HoldingsPage['rows']) {
  const sum = (of: (row: HoldingRow) => number | null) =>
    rows.every((row) => of(row) !== null) ? rows.reduce((all, row) => all + (of(row) ?? 0), 0) : null;
  const isByCompany = rows.some(({ symbol }) => symbol !== '');
  return {
    name,
    values: {
      ...(isByCompany ? {} : { investors: sum(({ investors }) => investors), shares: sum(({ shares }) => shares) }),
      securities: sum(({ securities }) => securities),
      value: sum(({ value }) => value),
    },
  };
}

function Choices({ data: { filters, options, cuts } }: Props) {
  const t = useText();
  const { month, by, symbol, compare } = filters;
  const isUsual = month === null && symbol === null && compare === null;
  return (
    <>
      <FilterForm
        label={t('holdings.form')}
        apply={t('holdings.show')}
        clear={isUsual ? undefined : { to: '.', label: t('common.clear') }}
      >
        <SelectField name="month" label={t('holdings.month')} value={month ?? ''} options={options.months} />
        <SelectField name="symbol" label={t('market.security')} value={symbol ?? ''} options={options.companies} />
        <SelectField name="compare" label={t('holdings.compare')} value={compare ?? ''} options={options.compare} />
        {by !== 'nationality' && <input type="hidden" name="by" value={by} />}
      </FilterForm>
      <div className={styles.choices} data-screen-only="">
        <Segments
          label={t('holdings.by')}
          segments={cuts.map((one) => ({
            to: holdingQuery({ ...filters, by: one }) || '.',
            label: t(`holdings.by.${one}`),
            current: one === by,
          }))}
        />
      </div>
    </>
  );
}

function Matrix({
  matrix: { columns, rows },
  caption,
}: {
  matrix: NonNullable<HoldingsPage['matrix']>;
  caption: string;
}) {
  const t = useText();
  return (
    <section aria-labelledby="matrix" className="mt-12">
      <SectionHead id="matrix" title={t('trading.matrix')} lead={t('holdings.matrix.lead')} />
      <Table
        caption={t('history.caption.of', { title: t('trading.matrix'), page: caption })}
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'nationality', head: t('holdings.by.nationality'), cell: ({ name }) => name },
          ...columns.map(({ id, name }, at) => ({
            id,
            head: name,
            figures: true,
            cell: ({ parts, investors }: (typeof rows)[number]) => (
              <>
                <Figure>{parts[at]!}</Figure>
                <br />
                <span className="text-12 text-muted">{t('holdings.matrix.investors', { count: investors[at]! })}</span>
              </>
            ),
          })),
        ]}
      />
    </section>
  );
}
