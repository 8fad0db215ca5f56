import { pick } from '#domain/bilingual.ts';
import { percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { DAY_RANGES, OPENS_ON } from '#app/blocks/company-figures/day-range-filters.ts';
import { DataTable, type Views } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { HeadFigures } from '#app/blocks/head-figures/head-figures.tsx';
import styles from '#app/blocks/history/history.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { ForeignOwnershipPage } from '#app/data/ownership/foreign-page.ts';
import { ownershipColumns, type OwnershipRow } from './ownership-columns.ts';
import { OwnershipDrawing } from './ownership-drawing.tsx';
import { companyQuery, isFiltered, marketQuery, OWNERSHIP_SORTS, ownershipQuery } from './ownership-filters.ts';
import { RoomCheck } from './room-check.tsx';

type Props = { data: ForeignOwnershipPage };

/** How much foreigners may buy: all companies of a day, or one company day by day; and whether an order fits. */
export function ForeignOwnershipView({ data }: Props) {
  const t = useText();
  const isMarket = data.filters.symbol === null;
  return (
    <>
      {isMarket ? <Market data={data} /> : <Company data={data} />}
      <RoomCheck data={data} />
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('foreign.method')} />
        <ul className={styles.method}>
          {['counted', 'left', 'joint', 'status', 'read'].map((id) => (
            <li key={id}>{t(`foreign.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Market({ data }: Props) {
  const t = useText();
  const views = useMarketViews();
  const { filters, figures, rows, unread, files, words, asOf, otherDay } = data;
  return (
    <div className={sections.list}>
      {figures.length > 0 && <HeadFigures figures={figures} />}
      <MarketFilters data={data} />
      <Statuses data={data} />
      <IgnoredNotices ignored={filters.ignored} />
      {otherDay && <Notice title={otherDay} role="note" />}
      {rows.length === 0 ? (
        <Nothing unread={unread}>{words.none}</Nothing>
      ) : (
        <>
          <CountLine files={files} query={marketQuery(filters)}>
            {words.count}
          </CountLine>
          <DataTable
            caption={words.caption}
            columns={ownershipColumns(t, 'market')}
            rows={rows}
            rowKey={({ symbol }) => symbol}
            views={views}
            sortOf={({ id }) => sortOf(id, filters)}
          />
          <FiguresOf day={asOf} />
        </>
      )}
    </div>
  );
}

/** The name links to the company, the foreign share to its days. */
function useMarketViews(): Views<OwnershipRow> {
  const t = useText();
  const locale = useLocale();
  return {
    symbol: ({ symbol, name, isListed }) => (
      <SecurityName symbol={symbol} name={pick(name, locale)} isListed={isListed} />
    ),
    'foreign-actual': ({ symbol, day }) => (
      <Link to={`?symbol=${symbol}`} className="link">
        <Figure>{percent(day.foreign.actual, { sign: false, zero: true })}</Figure>
        <span className="visually-hidden"> {t('foreign.days.of', { symbol })}</span>
      </Link>
    ),
  };
}

function MarketFilters({ data: { filters, options } }: Props) {
  const t = useText();
  const { words, sector, status, day, sort, descending } = filters;
  return (
    <ListFilters label={t('foreign.filter')} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('foreign.search')} value={words} />
      <SelectField name="sector" label={t('market.sector')} value={sector ?? ''} options={options.sectors} />
      <TextField type="date" name="day" label={t('foreign.day')} value={day ?? ''} />
      {status && <input type="hidden" name="status" value={status} />}
      {sort !== 'used-percent' && <input type="hidden" name="sort" value={sort} />}
      {sort !== 'used-percent' && descending && <input type="hidden" name="order" value="descending" />}
    </ListFilters>
  );
}

function Statuses({ data: { filters, options } }: Props) {
  const t = useText();
  if (options.statuses.length === 0) return null;
  return (
    <div className={styles.choices} data-screen-only="">
      <Segments
        label={t('foreign.status')}
        segments={[null, ...options.statuses].map((status) => ({
          to: marketQuery({ ...filters, status }) || '.',
          label: t(`foreign.status.${status ?? 'any'}`),
          current: status === filters.status,
        }))}
      />
    </div>
  );
}

/** Another column sorts largest first, the symbol from A; the same column reverses the order. */
function sortOf(id: string, filters: ForeignOwnershipPage['filters']): Sort {
  const sort = OWNERSHIP_SORTS.find((one) => one === id);
  if (sort === undefined) return { to: marketQuery(filters) || '.', order: 'none' };
  const isCurrent = filters.sort === sort;
  const descending = isCurrent ? !filters.descending : sort !== 'symbol';
  return {
    to: marketQuery({ ...filters, sort, descending }) || '.',
    order: isCurrent ? (filters.descending ? 'descending' : 'ascending') : 'none',
  };
}

function Company({ data }: Props) {
  const t = useText();
  const { filters, rows, total, pages, size, unread, files, words, asOf, drawn } = data;
  return (
    <div className={sections.list}>
      <DaysChoice data={data} />
      <IgnoredNotices ignored={filters.ignored} />
      {total === 0 ? (
        <Nothing unread={unread}>{words.none}</Nothing>
      ) : (
        <>
          <CountLine files={files} query={ownershipQuery(filters)}>
            {words.count}
          </CountLine>
          {drawn.length > 0 && <OwnershipDrawing drawn={drawn} caption={words.caption} />}
          <DataTable
            caption={words.caption}
            columns={ownershipColumns(t, 'company')}
            rows={rows}
            rowKey={({ day }) => day.date}
          />
          <Steps
            page={filters.page}
            pages={pages}
            size={size}
            total={total}
            toPage={(page) => companyQuery(filters, page)}
          />
          <FiguresOf day={asOf} />
        </>
      )}
    </div>
  );
}

function DaysChoice({ data: { filters } }: Props) {
  const t = useText();
  const { symbol, range, from, to } = filters;
  return (
    <>
      <FilterForm
        label={t('trading.form')}
        apply={t('foreign.show')}
        clear={range === OPENS_ON ? undefined : { to: `?symbol=${symbol}`, label: t('common.clear') }}
      >
        <FieldPair>
          <TextField type="date" name="from" label={t('records.from')} value={range === null ? from : ''} />
          <TextField type="date" name="to" label={t('records.to')} value={range === null ? to : ''} />
        </FieldPair>
        <input type="hidden" name="symbol" value={symbol!} />
      </FilterForm>
      <div className={styles.choices} data-screen-only="">
        <Segments
          label={t('history.range')}
          segments={DAY_RANGES.map((one) => ({
            to: companyQuery({ ...filters, range: one }),
            label: t(`company.range.${one}`),
            current: one === range,
          }))}
        />
      </div>
    </>
  );
}
