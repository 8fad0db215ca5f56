import { INTERVALS, periodOf, type Interval } from '#domain/bar-periods.ts';
import {
  crossGroups,
  investorFlows,
  investorVolumes,
  nationalityGroups,
  TRADE_KINDS,
  typeGroups,
  type InvestorFlow,
  type InvestorGroup,
  type InvestorTrade,
} from '#domain/investor-trades.ts';
import { missingDays, rangeOf } from '#domain/missing-days.ts';
import type { PlainDate } from '#domain/time.ts';
import { GROUP_COUNTS, type InvestorCut } from '#app/blocks/investor-trades/trade-filters.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { findTrades } from '#app/data/investor-trades/trades.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, FROM, TO } from '#app/api/param.ts';
import { refuseUnknown } from '#app/api/known-values.ts';
import { refuseTogether } from '#app/api/refused.ts';
import { queryOf, type Resource, type Wanted } from '#app/api/resource.ts';

/** How investors are grouped: by a single cut, or every nationality with every type. */
type Cut = InvestorCut | 'both';
const CUTS = [...(Object.keys(GROUP_COUNTS) as InvestorCut[]), 'both'] as const satisfies readonly Cut[];
const COUNTS = Object.values(GROUP_COUNTS).flat().toSorted();

/** The investors of a row: `type` is null when the group contains all types. */
type RowGroup = InvestorGroup & { type: string | null };

/** Purchases and sales of one group over a day or a longer period. */
interface GroupFlow extends InvestorFlow {
  date: PlainDate;
  from: PlainDate;
  group: string;
  type: string | null;
  volume: { buying: number; selling: number };
}

function flowColumns(t: Text): Column<GroupFlow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('day', 'date', t('history.until'), ({ date }) => date),
    column('day', 'from', t('history.from'), ({ from }) => from),
    column('code', 'group', t('trading.groups'), ({ group }) => group),
    column('code', 'type', own('investorType'), ({ type }) => type),
    column('amount', 'buy-value', own('buyValue'), ({ buying }) => buying),
    column('amount', 'sell-value', own('sellValue'), ({ selling }) => selling),
    column('amount', 'net-value', t('trading.net'), ({ net }) => net),
    column('percent', 'share-percent', t('trading.share'), ({ share }) => share),
    column('count', 'buy-volume', own('buyVolume'), ({ volume }) => volume.buying),
    column('count', 'sell-volume', own('sellVolume'), ({ volume }) => volume.selling),
  ];
}

/** The groups of an answer: the requested number of them, otherwise as many as the page shows. */
export function requestedGroups(by: Cut, count: string | undefined): RowGroup[] {
  const known: readonly string[] = by === 'both' ? [] : GROUP_COUNTS[by];
  if (count !== undefined && by === 'both') refuseTogether('groups', 'by=both');
  if (count !== undefined && !known.includes(count)) refuseUnknown('groups', count, known);
  if (by === 'both') return crossGroups().map((group) => ({ ...group, id: group.nationality }));
  const groups = count ?? GROUP_COUNTS[by][0];
  if (by === 'type') return typeGroups(groups === '2' ? 2 : 5).map((group) => ({ ...group, type: group.id }));
  return nationalityGroups(groups === '3' ? 3 : 4).map((group) => ({ ...group, type: null }));
}

function flowsOf(trades: readonly InvestorTrade[], groups: readonly RowGroup[]): GroupFlow[] {
  const [date, from] = [trades.at(-1)!.date, trades[0]!.date];
  const volumes = investorVolumes(trades, groups);
  return investorFlows(trades, groups).groups.map((flow, at): GroupFlow => {
    const { id, type } = groups[at]!;
    return { ...flow, date, from, group: id, type, volume: volumes[at]! };
  });
}

async function investors(site: Site, { by: cut, groups: count, ...asked }: Wanted) {
  const by = (cut ?? 'nationality') as Cut;
  const groups = requestedGroups(by, count);
  const { filters, trades, held, days } = await findTrades(site, by === 'both' ? 'nationality' : by, queryOf(asked));
  const { from, to, kind, ignored } = filters;
  const interval: Interval = filters.interval;
  const periods = [...Map.groupBy(trades, ({ date }) => periodOf(date, interval)).values()].toReversed();
  return {
    columns: flowColumns(textOf(site.locale)),
    rows: periods.flatMap((own) => flowsOf(own, groups)),
    asOf: trades.at(-1)?.date ?? null,
    view: { from, to, interval, by, groups: by === 'both' ? null : String(groups.length), kind },
    ignored,
    missingDays: missingDays(rangeOf({ from, to }), held, site.today(), (day) => days.has(day)),
  };
}

/** Who traded. */
export const INVESTORS: readonly Resource[] = [
  {
    name: 'market-investors',
    path: '/market/investors',
    tag: 'market',
    lifetime: 'day',
    feeds: ['investor-trades'],
    params: [
      FROM,
      TO,
      choice('interval', INTERVALS, 'day'),
      choice('by', CUTS, 'nationality'),
      choice('groups', COUNTS),
      choice('kind', TRADE_KINDS),
    ],
    isSeries: true,
    columns: flowColumns,
    load: investors,
  },
];
