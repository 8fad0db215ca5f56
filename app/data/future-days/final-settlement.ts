import { specOf } from '#domain/contract-spec.ts';
import { finalSettlement } from '#domain/future-expiry.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { heldDays } from './days.ts';

/**
 * The price at which a contract was settled for good: by its last quote, else by the day that is held of its last session. A site
 * that did not hear that session, or heard it too early, has the day all the same. Null where neither is there.
 */
export async function settledFor(
  site: Site,
  symbol: string,
  expiresOn: PlainDate,
  quote: Quote | null,
): Promise<Thousandths | null> {
  const quoted = quote && finalSettlement(quote, expiresOn);
  if (quoted !== null) return quoted;
  const spec = specOf(site.exchange.derivatives.contracts, symbol);
  if (!spec) return null;
  const days = await heldDays(site, spec.root);
  return days.find((day) => day.symbol === symbol && day.date === expiresOn)?.settlement ?? null;
}
