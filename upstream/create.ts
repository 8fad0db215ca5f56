import type { Call, CallSettings } from './call.ts';
import { disclosurePages } from './calls/disclosures/pages.ts';
import { exchangeOfLabels } from './exchange-label.ts';
import type { UpstreamOptions } from './options.ts';
import { createTransport } from './transport/client.ts';
import { CALLS, type CallsOf, type Upstream } from './upstream.ts';

/**
 * Clients of the exchange's services at the given hosts. Breakers and budgets live as long as the object: create one
 * per process.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const transport = createTransport(options);
  const { ownSymbol, organization, generalIndex } = options;
  const exchangeOf = exchangeOfLabels(options.homeExchangeLabels);
  const settings: CallSettings = { exchangeOf, ownSymbol, organization, generalIndex };

  function group<Name extends keyof typeof CALLS>(name: Name): CallsOf<Name> {
    const calls: [string, Call<string, unknown>][] = Object.entries(CALLS[name]);
    const made = calls.map(([key, call]) => [key, call.read(transport.of(call), settings)]);
    return Object.fromEntries(made) as CallsOf<Name>;
  }

  const disclosures = group('disclosures');
  const { document, openAsset } = group('files');
  return {
    market: group('market'),
    disclosures: { ...disclosures, pages: disclosurePages(disclosures.page) },
    content: group('content'),
    companies: group('companies'),
    lists: group('lists'),
    services: group('services'),
    documents: { ...document, openAsset },
    breakers: transport.breakers,
  };
}
