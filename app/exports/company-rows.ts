import type { Site } from '#app/context.ts';
import { dayRows, holderRows, netAssetRows, ownershipRows } from './figure-rows.ts';
import { actionRows, disclosureRows, paperRows, reportRows } from './record-rows.ts';
import type { Rows } from './table.ts';

type Make = (site: Site, symbol: string, query: URLSearchParams, most?: number) => Promise<Rows<unknown>>;

/** The rows of a company's pages, by the name of the page. */
const COMPANY_ROWS: Readonly<Record<string, Make>> = {
  'the-exchange-company-corporate-actions': actionRows,
  'the-exchange-company-news-disclosures': disclosureRows,
  'the-exchange-company-reports': reportRows,
  'the-exchange-company-general-meetings': paperRows,
  'the-exchange-company-trading-trading-summary': dayRows,
  'the-exchange-company-trading-nav-summary': netAssetRows,
  'the-exchange-company-trading-top-shareholders': holderRows,
  'the-exchange-company-trading-foreign-investments': ownershipRows,
};

/** The rows of the company's page of that name; null where it has none, or where there is no such security. */
export async function companyRows(route: string, url: URL, site: Site, most?: number): Promise<Rows<unknown> | null> {
  const make = COMPANY_ROWS[route];
  const symbol = decodeURIComponent(/\/company\/([^/]+)\//.exec(url.pathname)?.[1] ?? '').toUpperCase();
  if (!make || !(await site.store.securities.find(symbol))) return null;
  return make(site, symbol, url.searchParams, most);
}
