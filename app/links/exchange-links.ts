import type { ExchangeConfig } from '#exchange.config.ts';
import { normaliseLink } from '#domain/link.ts';

type StoreLinks = Pick<ExchangeConfig['apps']['exchange'], 'apple' | 'google'>;

/** The exchange's own links as pages may show them: https added or upgraded, and null for what is not a link. */
export function withUsableLinks(exchange: ExchangeConfig): ExchangeConfig {
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
