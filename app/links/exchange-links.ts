import type { ExchangeConfig } from '#exchange.config.ts';
import { normaliseLink } from '#domain/link.ts';

type StoreLinks = Pick<ExchangeConfig['apps']['exchange'], 'apple' | 'google'>;

const usable = new WeakMap<ExchangeConfig, ExchangeConfig>();

/**
 * The exchange's own links as pages may show them: https added or upgraded, and null for what is not a link. The same
 * object for the same configuration.
 */
export function withUsableLinks(exchange: ExchangeConfig): ExchangeConfig {
  const known = usable.get(exchange) ?? usableLinks(exchange);
  usable.set(exchange, known);
  return known;
}

function usableLinks(exchange: ExchangeConfig): ExchangeConfig {
  const { links, related, apps } = exchange;
  return {
    ...exchange,
    links: {
      logIn: normaliseLink(links.logIn),
      eServices: normaliseLink(links.eServices),
      feesList: normaliseLink(links.feesList),
    },
    related: related.map(({ name, href }) => ({ name, href: normaliseLink(href) })),
    apps: { exchange: withUsableStores(apps.exchange), investor: withUsableStores(apps.investor) },
  };
}

function withUsableStores<App extends StoreLinks>(app: App): App {
  return { ...app, apple: normaliseLink(app.apple), google: normaliseLink(app.google) };
}
