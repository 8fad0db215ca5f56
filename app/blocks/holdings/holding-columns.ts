import { pick, textsOf, type Bilingual } from '#domain/bilingual.ts';
import type { Owners } from '#domain/holding-owners.ts';
import type { Locale } from '#domain/locale.ts';
import type { Month } from '#domain/month.ts';
import { integer, signed } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { uncapitalised } from '#messages/list-text.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import type { HoldingCut } from './holding-filters.ts';

/** Holdings of one group of holders at the end of the month. Parts are thousandths of a per cent. */
export interface HoldingRow {
  month: Month;
  /** Ids of the row's groups, sector, band or security. */
  ids: readonly string[];
  /** Name of a sector or a security; otherwise empty. */
  name: Bilingual;
  /** Symbol of a security. */
  symbol: string;
  isListed: boolean;
  /** A band of holdings by value. */
  band: { from: Thousandths; to: Thousandths | null } | null;
  /** null where an investor would be counted more than once, or where there are too few to be published. */
  investors: number | null;
  /** True when the investors are too few to be published. */
  isSuppressed: boolean;
  /** Number of securities of a sector. */
  securities: number | null;
  shares: number | null;
  value: Thousandths;
  /** Part of the value of all that is shown. */
  part: Thousandths | null;
  partOfInvestors: Thousandths | null;
  partOfFreeFloat: Thousandths | null;
  /** What each group of owners holds of a sector or a security. */
  owners: Owners | null;
  /** Part of the largest holder of five per cent and more of a security. */
  largest: Thousandths | null;
  /** Change of `part` in points of a per cent, against the month before, a year before and the chosen month. */
  changeMonth: Thousandths | null;
  changeYear: Thousandths | null;
  changeCompared: Thousandths | null;
}

/** The figures of each cut, in the order of `figureColumns`. */
const FIGURES: Record<HoldingCut, readonly string[]> = {
  nationality: ['investors', 'suppressed', 'shares', 'value', 'part-percent', 'part-of-free-float'],
  type: ['investors', 'suppressed', 'shares', 'value', 'part-percent', 'part-of-free-float'],
  sector: ['securities', 'value', 'part-percent', 'part-of-free-float', 'national', 'gcc', 'foreign', 'institutions'],
  size: ['from', 'to', 'investors', 'suppressed', 'part-of-investors', 'value', 'part-percent'],
  company: [
    'investors',
    'suppressed',
    'shares',
    'value',
    'part-percent',
    'part-of-free-float',
    'national',
    'gcc',
    'foreign',
    'institutions',
    'largest',
  ],
};

/** Ownership by nationality, type, sector, size of holding or company. Amounts are in dirhams. */
export function holdingColumns(t: Text, by: HoldingCut, compared: string | null): Column<HoldingRow>[] {
  return [
    column('code', 'month', t('holdings.month'), ({ month }: HoldingRow) => month, { hidden: 'page' }),
    ...HEADS[by](t),
    ...figureColumns(t).filter(({ id }) => FIGURES[by].includes(id)),
    ...(by === 'company' ? [] : changeColumns(t, compared)),
  ];
}

const HEADS: Record<HoldingCut, (t: Text) => Column<HoldingRow>[]> = {
  nationality: (t) => [groupColumn(t, 'nationality')],
  type: (t) => [groupColumn(t, 'type')],
  sector: (t) => [
    column('text', 'sector', t('market.sector'), ({ ids }) => ids.join('+'), {
      label: ({ name }, locale) => pick(name, locale),
    }),
  ],
  size: (t) => [column('text', 'band', t('holdings.band'), ({ band }) => bandText(t, band), { hidden: 'file' })],
  company: bilingualSecurityColumns,
};

function groupColumn(t: Text, by: 'nationality' | 'type'): Column<HoldingRow> {
  const label = ({ ids }: HoldingRow, _: Locale) => groupText(t, ids);
  return column('text', by, t(`holdings.by.${by}`), ({ ids }) => ids.join('+'), { label });
}

function figureColumns(t: Text): Column<HoldingRow>[] {
  const aed = { unit: t('history.aed'), zero: true };
  const owners = (['national', 'gcc', 'foreign', 'institutions'] as const).map((id) =>
    column('percent', id, t(`holdings.owner.${id}`), (row: HoldingRow) => row.owners?.[id], { zero: true }),
  );
  return [
    column('amount', 'from', t('holdings.band.from'), ({ band }) => band?.from, { ...aed, hidden: 'page' }),
    column('amount', 'to', t('holdings.band.to'), ({ band }) => band?.to, { ...aed, hidden: 'page' }),
    column('count', 'securities', t('holdings.securities'), ({ securities }) => securities),
    column('count', 'investors', t('holdings.investors'), ({ investors }) => investors, { zero: true }),
    column('flag', 'suppressed', t('holdings.suppressed'), ({ isSuppressed }) => isSuppressed, { hidden: 'page' }),
    column('percent', 'part-of-investors', t('holdings.partOfInvestors'), ({ partOfInvestors }) => partOfInvestors, {
      zero: true,
    }),
    column('count', 'shares', t('holdings.shares'), ({ shares }) => shares, { zero: true }),
    column('amount', 'value', t('holdings.value'), ({ value }) => value, aed),
    column('percent', 'part-percent', t('holdings.part'), ({ part }) => part, { zero: true }),
    column('percent', 'part-of-free-float', t('holdings.partOfFreeFloat'), ({ partOfFreeFloat }) => partOfFreeFloat, {
      zero: true,
    }),
    ...owners,
    column('percent', 'largest', t('holdings.largest'), ({ largest }) => largest),
  ];
}

/** Every column, whatever the cut: programs find the same names in each response. */
export function allHoldingColumns(t: Text): Column<HoldingRow>[] {
  return [
    column('code', 'month', t('holdings.month'), ({ month }) => month),
    column('code', 'group', t('holdings.by'), ({ ids, band, symbol }) => (band || symbol ? null : ids.join('+'))),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol || null),
    column('name', 'name', t('common.name'), ({ name }) => (textsOf(name).some(Boolean) ? name : null)),
    ...figureColumns(t),
    ...changeColumns(t, null),
    column('difference', 'change-compared', t('holdings.compare'), ({ changeCompared }) => changeCompared),
  ];
}

/** The name of a group; of several groups shown as one, the names of all. */
export function groupText(t: Text, ids: readonly string[]): string {
  const [first = '', ...others] = ids.map((id) => t(`trading.group.${id}`));
  return others.reduce((before, next) => t('holdings.and', { before, next: uncapitalised(next) }), first);
}

/** A band of holdings by value, as text. */
export function bandText(t: Text, band: HoldingRow['band']): string {
  if (band === null) return '';
  const aed = (amount: Thousandths) => integer(divideRounded(amount, 1_000), { zero: true });
  if (band.to === null) return t('holdings.band.above', { from: aed(band.from) });
  return band.from === 0
    ? t('holdings.band.below', { to: aed(band.to) })
    : t('holdings.band.between', { from: aed(band.from), to: aed(band.to) });
}

/** Points with both decimals, so that they align. */
function changeColumn(id: string, heading: string, of: (row: HoldingRow) => Thousandths | null) {
  const text = (row: HoldingRow) => signed(of(row), { decimals: 2, zero: true });
  return column('difference', id, heading, of, { text });
}

function changeColumns(t: Text, compared: string | null): Column<HoldingRow>[] {
  if (compared !== null)
    return [
      changeColumn('change-compared', t('holdings.change.compared', { month: compared }), (row) => row.changeCompared),
    ];
  return [
    changeColumn('change-month', t('holdings.change.month'), ({ changeMonth }) => changeMonth),
    changeColumn('change-year', t('holdings.change.year'), ({ changeYear }) => changeYear),
  ];
}
