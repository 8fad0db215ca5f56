import { CURRENCY_IN_WORDS } from '#app/blocks/instrument-terms/currency-name.ts';
import { pick } from '#domain/bilingual.ts';
import type { BulletinLine, BulletinSection } from '#domain/bulletin.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { segmentLabel } from '#app/blocks/market-rows/segment-name.ts';
import { amount, count, turned, ZERO } from './column-parts.ts';
import { PAST_COLUMNS } from './past-columns.ts';
import { RECORD_COLUMNS } from './record-columns.ts';
import { UNCOMPARED } from './shown-sections.ts';

type ColumnsOf = { [S in BulletinSection]: (t: Text) => Column<BulletinLine<S>>[] };

/** The columns of each section of a bulletin, the same on the page, in the PDF and in every file. */
const COLUMNS: ColumnsOf = {
  market: (t) => [
    count('days', t('bulletins.days'), ({ days }) => days),
    ...turned<BulletinLine<'market'>>(t),
    amount('day-value', t('bulletins.dayValue'), t, ({ dayValue }) => dayValue),
    count('traded', t('bulletins.traded'), ({ traded }) => traded),
    count('listed', t('bulletins.listed'), ({ listed }) => listed),
    ...moves<BulletinLine<'market'>>(t),
    amount('market-value', t('bulletins.marketValue'), t, ({ marketValue }) => marketValue),
    column('share', 'velocity', t('bulletins.velocity'), ({ velocity }) => velocity, ZERO),
    count('deals', t('bulletins.directDeals'), ({ deals }) => deals),
    amount('deals-value', t('bulletins.dealsValue'), t, ({ dealsValue }) => dealsValue),
  ],
  indices: (t) => [
    column('code', 'code', t('history.code'), ({ code }) => code, { hidden: 'page' }),
    column('name', 'name', t('history.index'), ({ name }) => name),
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      column('level', part, t(`history.level.${part}`), (line: BulletinLine<'indices'>) => line[part]),
    ),
    column('level', 'previous-close', t('market.previousClose'), ({ previousClose }) => previousClose, {
      hidden: 'page',
    }),
    column('level-change', 'change', t('history.points'), ({ change }) => change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('change-percent', 'year-percent', t('bulletins.yearPercent'), ({ yearPercent }) => yearPercent),
    column('change-percent', 'total-percent', t('history.totalPercent'), ({ totalPercent }) => totalPercent),
    column('level', 'low52', t('bulletins.low52'), ({ low52 }) => low52),
    column('level', 'high52', t('bulletins.high52'), ({ high52 }) => high52),
  ],
  sectors: (t) => [
    column('name', 'sector', t('bulletins.sector'), ({ sector }) => sector, {
      text: ({ sector }, locale) => (sector ? pick(sector, locale) : t('summary.noSector')),
    }),
    count('securities', t('summary.securities'), ({ securities }) => securities),
    column('percent', 'share-percent', t('summary.percent'), ({ share }) => share, ZERO),
    ...turned<BulletinLine<'sectors'>>(t),
    ...moves<BulletinLine<'sectors'>>(t),
    amount('market-value', t('bulletins.marketValue'), t, ({ marketValue }) => marketValue),
    column('change-percent', 'index-percent', t('bulletins.sectorIndex'), ({ indexPercent }) => indexPercent),
  ],
  movers: (t) => [
    column('code', 'list', t('bulletins.list'), ({ list }) => list, {
      hidden: 'page',
      label: ({ list }) => t(`bulletins.movers.${list}`),
    }),
    column('count', 'rank', t('bulletins.rank'), ({ rank }) => rank, { hidden: 'page' }),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('history.name'), ({ name }) => name, { hidden: 'page' }),
    column('price', 'close', t('market.close'), ({ close }) => close, { unit: t('history.aed') }),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('amount', 'value', t('market.value'), ({ value }) => value, ZERO),
    count('volume', t('market.volume'), ({ volume }) => volume),
  ],
  nationality: (t) => flows(t, t('bulletins.nationality')),
  investors: (t) => flows(t, t('trading.type')),
  deals: (t) => [
    column('day', 'day', t('history.date'), ({ day }) => day),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('history.name'), ({ name }) => name),
    column('price', 'price', t('bulletins.price'), ({ price }) => price, { unit: t('history.aed') }),
    count('quantity', t('market.volume'), ({ quantity }) => quantity),
    column('amount', 'value', t('market.value'), ({ value }) => value),
  ],
  ...PAST_COLUMNS,
  ...RECORD_COLUMNS,
  actions: actionColumns,
  'next-actions': actionColumns,
  days: (t) => [
    column('day', 'day', t('history.until'), ({ day }) => day),
    count('days', t('bulletins.days'), ({ days }) => days),
    column('level', 'close', t('bulletins.indexClose'), ({ close }) => close),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    ...turned<BulletinLine<'days'>>(t),
  ],
  securities: (t) => [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('history.name'), ({ name }) => name, { hidden: 'page' }),
    column('code', 'isin', t('history.isin'), ({ isin }) => isin, { hidden: 'page' }),
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, { hidden: 'page' }),
    column('code', 'board', t('history.board'), ({ board }) => board, {
      hidden: 'page',
      label: (line, locale) => segmentLabel(line, t, locale),
    }),
    column('name', 'sector', t('bulletins.sector'), ({ sector }) => sector, { hidden: 'page' }),
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      column('price', part, t(`market.${part}`), (line: BulletinLine<'securities'>) => line[part], {
        unit: t('history.aed'),
        pageHeading: t(`market.${part}`),
      }),
    ),
    column('price', 'previous-close', t('market.previousClose'), ({ previousClose }) => previousClose, {
      unit: t('history.aed'),
      hidden: 'page',
    }),
    column('change', 'change', t('market.change'), ({ change }) => change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('price', 'vwap', t('market.vwap'), ({ vwap }) => vwap),
    ...turned<BulletinLine<'securities'>>(t),
    column('count', 'days', t('bulletins.days'), ({ days }) => days, { zero: true, hidden: 'page' }),
    column('day', 'last-traded', t('bulletins.lastTraded'), ({ lastTraded }) => lastTraded, { hidden: 'page' }),
    column('count', 'issued-shares', t('bulletins.issuedShares'), ({ issuedShares }) => issuedShares, {
      hidden: 'page',
    }),
    amount('market-value', t('bulletins.marketValue'), t, ({ marketValue }) => marketValue),
  ],
};

/** The columns of a section. */
export function bulletinColumns<S extends BulletinSection>(section: S, t: Text): Column<BulletinLine<S>>[] {
  return COLUMNS[section](t);
}

/** Columns that some exchanges, some kinds of bulletin, and bulletins made before do not have. */
const NOT_EVERYWHERE: Partial<Record<BulletinSection, string>> = {
  indices: 'total-percent',
  sectors: 'index-percent',
  months: 'market-value',
  years: 'market-value',
  actions: 'marker',
  'next-actions': 'marker',
};

/** The columns of a section on pages and in documents, without those that say nothing in any line. */
export function shownColumns(
  section: BulletinSection,
  lines: readonly BulletinLine[],
  t: Text,
): Column<BulletinLine>[] {
  const columns = bulletinColumns(section, t) as Column<BulletinLine>[];
  return columns.filter(
    ({ id, value }) =>
      (id !== NOT_EVERYWHERE[section] || lines.some((line) => value(line) !== null)) &&
      (id !== UNCOMPARED || lines.some((line) => value(line))),
  );
}

function actionColumns(t: Text): Column<BulletinLine<'actions'>>[] {
  return [
    column('day', 'day', t('history.date'), ({ day }) => day),
    column('code', 'kind', t('bulletins.action'), ({ kind }) => kind, {
      label: ({ kind }) => t(`bulletins.action.${kind}`),
    }),
    column('code', 'marker', t('records.action.marker'), ({ marker }) => marker ?? null, {
      label: ({ marker }) => t(`records.marker.${marker}`),
    }),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('history.name'), ({ name }) => name),
    column('three-decimals', 'amount', t('bulletins.amount'), ({ amount: each }) => each),
    column('code', 'currency', t('bulletins.currency'), ({ currency }) => currency, CURRENCY_IN_WORDS),
    column('code', 'ratio', t('bulletins.ratio'), ({ ratio }) => ratio && `${ratio.units}:${ratio.of}`),
  ];
}

function moves<Row extends BulletinLine<'market' | 'sectors'>>(t: Text): Column<Row>[] {
  return [
    count('rose', t('summary.advancing'), ({ rose }) => rose),
    count('fell', t('summary.declining'), ({ fell }) => fell),
    count('unchanged', t('summary.unchanged'), ({ unchanged }) => unchanged),
    count(UNCOMPARED, t('summary.uncompared'), ({ uncompared }) => uncompared ?? null),
    count('untraded', t('summary.untraded'), ({ untraded }) => untraded),
  ];
}

function flows(t: Text, heading: string): Column<BulletinLine<'nationality'>>[] {
  return [
    column('code', 'group', heading, ({ group }) => group, { label: ({ group }) => t(`trading.group.${group}`) }),
    ...(['buying', 'selling', 'net'] as const).map((part) =>
      amount(part, t(`bulletins.flow.${part}`), t, (line: BulletinLine<'nationality'>) => line[part]),
    ),
    column('percent', 'share-percent', t('bulletins.flow.share'), ({ share }) => share, ZERO),
  ];
}
