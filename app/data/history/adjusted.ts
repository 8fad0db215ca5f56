import { adjustedBars, type Adjusted, type CapitalEvent, type PriceBasis } from '#domain/adjusted-price.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { closeBefore } from '#app/data/company/days.ts';

/** A security's finished days from one on, on a basis, and the confirmed actions that moved them. */
export interface SecurityDays extends Adjusted {
  /** As traded: `bars` are on the basis. */
  traded: readonly DailyBar[];
  /** The last close before them, as traded. */
  before: number | null;
  actions: readonly CorporateAction[];
}

/** Every day from `from` to the last that is held: a later capital change moves the prices of all days before it. */
export async function loadAdjusted(
  site: Site,
  symbol: string,
  from: PlainDate,
  basis: PriceBasis,
): Promise<SecurityDays> {
  const [traded, before, known] = await Promise.all([
    site.store.bars.list(symbol, from, site.today()),
    closeBefore(site, symbol, from),
    knownActions(site, { symbol }),
  ]);
  const actions = known.filter(({ marker, exDate }) => marker === 'confirmed' && exDate !== null);
  const events = actions.flatMap((action) => eventOf(action) ?? []).filter(({ exDate }) => exDate >= from);
  return { ...adjustedBars(traded, events, basis, before), traded, before, actions };
}

/** What an action does to prices; null where it does nothing, or where what it takes is not given. */
function eventOf({ kind, exDate, ratio, amountPerShare }: CorporateAction): CapitalEvent | null {
  if (exDate === null) return null;
  if (kind === 'cash-dividend' && amountPerShare) return { kind, exDate, amount: amountPerShare };
  if ((kind === 'split' || kind === 'bonus-shares') && ratio) return { kind, exDate, ratio };
  return null;
}
