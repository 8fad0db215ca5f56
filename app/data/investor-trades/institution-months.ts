import { investorFlows, typeGroups, type InvestorTrade } from '#domain/investor-trades.ts';
import { monthOf, monthsFrom } from '#domain/month.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { TradeFilters } from '#app/blocks/investor-trades/trade-filters.ts';
import type { Site } from '#app/context.ts';
import { monthly } from '#app/data/history/monthly.ts';

/** Trading by institutions in each month, oldest first. */
export interface InstitutionMonths {
  /** The last stored day of each month. */
  days: readonly PlainDate[];
  /** Share of all buying and selling, in thousandths of a per cent. */
  shares: readonly Thousandths[];
  /** Value of all purchases. */
  values: readonly Thousandths[];
}

/** A shorter range is extended with the months before it. */
const MONTHS_LEAST = 12;

/** The months of the range, or the year that ends with it; null when fewer than two of them are stored. */
export async function institutionMonths(
  site: Site,
  { from, to, kind }: Pick<TradeFilters, 'from' | 'to' | 'kind'>,
): Promise<InstitutionMonths | null> {
  const { read } = await monthly<InvestorTrade>(site, 'investor-trades');
  const earliest = monthsFrom(monthOf(to), 1 - MONTHS_LEAST) ?? monthOf(from);
  const first = earliest < monthOf(from) ? earliest : monthOf(from);
  const trades = (await read(`${first}-01`, to)).filter(
    (trade) => trade.date <= to && (kind === null || trade.kind === kind),
  );
  return monthsOf(trades);
}

export function monthsOf(trades: readonly InvestorTrade[]): InstitutionMonths | null {
  const institutions = typeGroups(2)[1]!;
  const months = [...Map.groupBy(trades, ({ date }) => monthOf(date)).values()].map((own) => {
    const { groups, buying } = investorFlows(own, [institutions]);
    return { day: own.at(-1)!.date, share: groups[0]!.share, value: buying };
  });
  if (months.length < 2) return null;
  return {
    days: months.map(({ day }) => day),
    shares: months.map(({ share }) => share),
    values: months.map(({ value }) => value),
  };
}
