import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import { exportLabels, followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';

/** Head texts and file labels of a company's page. A loader supplies them, so that no page waits for more texts. */
export interface CompanyPageTexts {
  head: { title: string; description: string };
  files: ExportLabels;
}

/** The data of a company's page, named by the last part of its path, with the page's own texts. For loaders. */
export async function withPageWords<Data extends object>(
  site: Site,
  symbol: string,
  { pathname }: URL,
  dataOf: (page: string) => Promise<Data>,
): Promise<Data & CompanyPageTexts> {
  const page = pathname.split('/').at(-1)!;
  const [data, words] = await Promise.all([dataOf(page), companyPageWords(site, symbol, page)]);
  return { ...data, ...words };
}

/** Title and description: messages `descriptions.company.<page>.title` and `…words`. */
async function companyPageWords(site: Site, symbol: string, page: string): Promise<CompanyPageTexts> {
  const { store, locale } = site;
  const security = await store.securities.find(symbol);
  const names = { name: security ? pick(security.name, locale) : symbol, symbol };
  const t = textOf(locale);
  const words = (part: string) => t(`descriptions.company.${page}.${part}`, names);
  return { head: { title: words('title'), description: words('words') }, files: filesOf(site, page) };
}

/** Pages below a company's trading offer tables alone as files. */
function filesOf(site: Site, page: string): ExportLabels {
  const route = SITE_MAP.find(({ name }) => name === `the-exchange-company-${page}`)?.name;
  return route ? followLabels(site, route as RouteName) : exportLabels(site.locale);
}
