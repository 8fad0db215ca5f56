import { pick } from '#domain/bilingual.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';

export interface InvestorPage {
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  /** Text in place of figures when the exchange's own share is not listed; otherwise null. */
  unlisted: string | null;
}

const HOME: RouteName = 'discover-investor-relations';

/** Texts of a page for the exchange's shareholders: messages `investors.<page>.title`, `…description`, `…lead`. */
export async function investorPage(
  { exchange, store, locale }: Site,
  page: 'home' | 'figures' | 'reports',
  further: RouteName | null = null,
): Promise<InvestorPage> {
  const t = textOf(locale);
  const text = (part: string) => t(`investors.${page}.${part}`, { exchange: pick(exchange.name, locale) });
  const own = further === null ? [] : [{ label: text('title'), to: pathOf(further) }];
  const listed = await store.securities.find(exchange.ownSymbol);
  return {
    trail: crumbsOf(HOME, locale, own),
    head: { title: text('title'), description: text('description'), lead: text('lead') },
    unlisted: listed ? null : t('investors.unlisted', { symbol: exchange.ownSymbol }),
  };
}

/** Link to a page of the exchange's own share. */
export function shareLink({ exchange }: Site, t: Text, page: RouteName, text: string) {
  return { to: pathOf(page, { SecuritySymbol: exchange.ownSymbol }), label: t(text) };
}
