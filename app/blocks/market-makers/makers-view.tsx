import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { MAKING_GROUPS } from '#domain/market-making.ts';
import { integer, NO_FIGURE, percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { TermRow } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { MemberName } from '#app/blocks/members/member-name.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { makerColumns } from './maker-columns.ts';
import { presenceText } from './presence-text.ts';
import { isFiltered, MAKER_SORTS, makersQuery, MET_FILTERS, type MakerFilters } from './maker-filters.ts';
import type { MakerRow, MakersData } from './makers-data.ts';
import styles from './market-makers.module.css';

/** Securities with a market maker: obligation, record and the current spread of the book, in one row. */
export function MakersView({ data }: { data: MakersData }) {
  const t = useText();
  const { filters, rows, files, count, unread, missing } = data;
  return (
    <div className={styles.makers}>
      <Filters data={data} />
      {missing && <Notice title={missing} role="note" />}
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={makersQuery(filters)}>
        {count}
      </CountLine>
      {rows.length > 0 ? <Rows data={data} /> : <Nothing unread={unread}>{t('makers.none')}</Nothing>}
      <p className={styles.note}>{t('makers.note')}</p>
    </div>
  );
}

function Filters({ data: { filters, makers, months } }: { data: MakersData }) {
  const t = useText();
  const { words, maker, group, met, month, sort, descending } = filters;
  const options = (any: string, values: readonly string[], label: (value: string) => string) => [
    { value: '', label: t(any) },
    ...values.map((value) => ({ value, label: label(value) })),
  ];
  return (
    <ListFilters label={t('makers.filter')} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('makers.search')} value={words} />
      <SelectField name="maker" label={t('makers.maker')} value={maker ?? ''} options={makers} />
      <SelectField
        name="group"
        label={t('makers.group')}
        value={group ?? ''}
        options={options('makers.group.any', MAKING_GROUPS, (value) => value)}
      />
      <SelectField
        name="met"
        label={t('makers.met')}
        value={met ?? ''}
        options={options('makers.met.any', MET_FILTERS, (value) => t(`makers.met.${value}`))}
      />
      {months.length > 0 && <SelectField name="month" label={t('makers.month')} value={month ?? ''} options={months} />}
      {sort !== 'symbol' && <input type="hidden" name="sort" value={sort} />}
      {descending && <input type="hidden" name="order" value="descending" />}
    </ListFilters>
  );
}

function Rows({ data: { rows, filters, month } }: { data: MakersData }) {
  const t = useText();
  const locale = useLocale();
  return (
    <TermScope>
      <DataTable
        caption={month ? t('makers.caption', { month: formatMonthYear(`${month}-01`, locale) }) : t('makers.title')}
        columns={makerColumns(t)}
        rows={rows}
        rowKey={({ maker }) => maker.id}
        views={{
          symbol: ({ maker, securityName }) => (
            <span id={maker.id} className={styles.row}>
              <SecurityName
                symbol={maker.symbol}
                name={securityName && pick(securityName, locale)}
                isListed={securityName !== null}
              />
            </span>
          ),
          maker: ({ maker, memberName }) => (
            <MemberName code={maker.member} name={memberName && pick(memberName, locale)} />
          ),
          since: (row) => <Since row={row} />,
          'presence-met': ({ maker, record }) => (
            <Against asked={percent(maker.presence, { sign: false, decimals: 0 })}>
              {presenceText(maker, record, t)}
            </Against>
          ),
          'spread-average': ({ maker, record }) => (
            <Against asked={rate(maker.maxSpread)}>
              <Figure>{rate(record?.averageSpread)}</Figure>
            </Against>
          ),
          'size-average': ({ maker, record }) => (
            <Against asked={integer(maker.minSize / THOUSANDTHS)}>
              <Figure>{integer(record?.averageSize == null ? null : record.averageSize / THOUSANDTHS)}</Figure>
            </Against>
          ),
          'spread-now': (row) => <SpreadNow row={row} />,
        }}
        sortOf={({ id }) => sortOf(id, filters)}
        underHead={(span) => <TermRow span={span} />}
      />
    </TermScope>
  );
}

const THOUSANDTHS = 1_000;
const rate = (value: number | null | undefined) => percent(value, { sign: false, zero: true });

/** The value reached, with the obligation below it. */
function Against({ asked, children }: { asked: string; children: ReactNode }) {
  const t = useText();
  return (
    <span className={styles.against}>
      <span>{children}</span>
      <small>{t('makers.requiredValue', { value: asked })}</small>
    </span>
  );
}

/** The start of a maker: one without a record yet is in its first month; one that has ended shows its last day. */
function Since({ row: { maker, record } }: { row: MakerRow }) {
  const t = useText();
  const locale = useLocale();
  const since = formatDate(maker.since, locale);
  if (maker.until !== null) return t('makers.until', { since, until: formatDate(maker.until, locale) });
  return record ? since : t('makers.from', { date: since });
}

function SpreadNow({ row: { spreadNow, status } }: { row: MakerRow }) {
  const t = useText();
  if (status === null) return NO_FIGURE;
  if (status === 'closed') return t('makers.status.closed');
  return (
    <>
      <Figure>{percent(spreadNow, { sign: false, zero: true, decimals: 3 })}</Figure>{' '}
      <small>{t(`makers.status.${status}`)}</small>
    </>
  );
}

/** Another column sorts in ascending order; the same column reverses the order. */
function sortOf(id: string, filters: MakerFilters): Sort {
  const sort = MAKER_SORTS.find((one) => one === id) ?? 'symbol';
  const isCurrent = filters.sort === sort;
  return {
    to: makersQuery({ ...filters, sort, descending: isCurrent && !filters.descending }) || '.',
    order: isCurrent ? (filters.descending ? 'descending' : 'ascending') : 'none',
  };
}
