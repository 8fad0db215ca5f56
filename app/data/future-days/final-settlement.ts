import { specOf } from '#domain/contract-spec.ts';
import { finalSettlement } from '#domain/future-expiry.ts';
import type { Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { heldDays } from './days.ts';

/**
 * The final settlement price of a contract: from its last quote, otherwise from the stored day of its last session,
 * which a site has even when it missed that session or read its quotes too early. Null when neither exists.
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
