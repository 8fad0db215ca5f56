import {
  adjustedBars,
  type Adjusted,
  type AppliedEvent,
  type CapitalEvent,
  type PriceBasis,
} from '#domain/adjusted-price.ts';
import { capitalEvent } from '#domain/capital-event.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { movingActions } from '#app/data/calendar/moving-actions.ts';
import { closeBefore } from '#app/data/company/days.ts';

/** A security's finished days from one on, on a basis, and the confirmed actions that moved them. */
export interface SecurityDays extends Adjusted {
  /** As traded: `bars` are on the basis. */
  traded: readonly DailyBar[];
  /** The last close before them, as traded. */
  before: number | null;
  actions: readonly CorporateAction[];
}

/**
 * Every day from `from` to the last that is held: a later capital change moves the prices of all days before it. Who asks for
 * many securities hands over the actions of each.
 */
export async function loadAdjusted(
  site: Site,
  symbol: string,
  from: PlainDate,
  basis: PriceBasis,
  ownActions: Promise<readonly CorporateAction[]> = movingActions(site, symbol),
): Promise<SecurityDays> {
  const [traded, before, known] = await Promise.all([
    site.store.bars.list(symbol, from, site.today()),
    closeBefore(site, symbol, from),
    ownActions,
  ]);
  const actions = known.filter(({ marker, exDate }) => marker === 'confirmed' && exDate !== null);
  return { ...adjustedBars(traded, eventsSince(actions, from), basis, before), traded, before, actions };
}

/** What each event from a day on did to the prices before it, whatever the basis: with dividends, and of the others without them. */
export function workingOf(
  { traded, before, actions }: SecurityDays,
  from: PlainDate,
): Record<'adjusted' | 'total', readonly AppliedEvent[]> {
  const events = eventsSince(actions, from);
  const on = (basis: PriceBasis) => adjustedBars(traded, events, basis, before).events;
  return { adjusted: on('adjusted'), total: on('total') };
}

function eventsSince(actions: readonly CorporateAction[], from: PlainDate): CapitalEvent[] {
  return actions.flatMap((action) => capitalEvent(action) ?? []).filter(({ exDate }) => exDate >= from);
}
