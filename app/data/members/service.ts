import { pick } from '#domain/bilingual.ts';
import type { FeeRule } from '#domain/service-fee.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { parseFee } from '#app/blocks/services/fee-question.ts';
import type { CategorisedService, ServiceData } from '#app/blocks/services/services-data.ts';
import { feeLines } from '#app/blocks/services/service-words.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { loadCatalog } from './services.ts';
import { waysTo } from '#app/data/ways.ts';

export interface ServicePage extends ServiceData, ListPageFrame {
  stale: StaleData | null;
  /** True when the address contains figures of the reader. */
  isRequested: boolean;
}

/**
 * The page of one service; `moved` when it is requested by its GUID and has a number; 'unread' while the catalogue was
 * never read; undefined when there is no such service.
 */
export async function loadService(
  site: Site,
  id: string,
  query: URLSearchParams,
): Promise<ServicePage | { moved: string } | 'unread' | undefined> {
  const { services } = await loadCatalog(site);
  if (services.length === 0 && isUnread(site, 'services')) return 'unread';
  const shown = services.find(({ service }) => [service.number, service.id.toLowerCase()].includes(id.toLowerCase()));
  if (!shown) return undefined;
  if (shown.service.number !== null && shown.service.number !== id) return { moved: shown.to };
  const { locale } = site;
  const t = textOf(locale);
  const question = parseFee(query);
  const { service, category } = shown;
  const title = pick(service.title, locale);
  const { vat } = site.exchange;
  const isChecklist = query.get('view') === 'checklist';
  const description = service.details ? pick(service.details, locale) : t('services.one.description', { title });
  const lead = t('services.one.lead', { number: service.number ?? '--', category: pick(category.title, locale) });
  return {
    stale: staleData(site, 'services'),
    trail: crumbsOf('members-member-services', locale, [{ label: title, to: shown.to }]),
    head: {
      title: isChecklist ? t('services.checklist.title', { title }) : title,
      description: description.split('\n')[0]!,
      lead,
    },
    ways: waysTo(site, [
      ['members-member-services', 'services.title'],
      ['the-exchange-market-rules', 'menu.page.marketRules'],
      ['discover-contact-us', 'services.contact'],
    ]),
    shown,
    replacement: services.find((other) => other.service.number === service.withdrawn?.replacedBy) ?? null,
    related: relatedTo(shown, services),
    question,
    lines: feeLines(service, question, vat, { t, locale }),
    asks: { count: countedBy(service.feeRules, 'each', site), value: countedBy(service.feeRules, 'rate', site) },
    vat,
    isChecklist,
    eServices: site.exchange.links.eServices,
    isRequested: question.typed.count !== '' || question.typed.value !== '',
  };
}

function relatedTo(shown: CategorisedService, services: readonly CategorisedService[]): CategorisedService[] {
  return services.filter(
    ({ service, category }) =>
      category.slug === shown.category.slug && service.id !== shown.service.id && service.withdrawn === null,
  );
}

/** Label of what a rule of that kind counts or values; null when there is no such rule. */
function countedBy(rules: readonly FeeRule[], kind: FeeRule['kind'], { locale }: Site): string | null {
  const rule = rules.find((one) => one.kind === kind);
  return rule ? ((rule.of && pick(rule.of, locale)) ?? '') : null;
}
