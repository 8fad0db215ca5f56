import type { SecurityKind } from '#domain/security.ts';
import type { RouteName } from '#app/site-map.ts';

export interface CompanyPage {
  name: RouteName;
  label: string;
  /** The kinds of securities that have something to show there; all where nothing is said. */
  kinds?: readonly SecurityKind[];
  /** Shows the day alone: what is no longer traded has none. */
  isOfDay?: true;
  /** Its label for what is no longer traded. */
  endedLabel?: string;
}

const FUNDS: readonly SecurityKind[] = ['reit', 'etf', 'fund'];
/** Those whose issuer reports, pays and has holders; a bond's or a future's page would stay empty. */
const COMPANIES: readonly SecurityKind[] = ['equity', ...FUNDS];
export const TRADING: RouteName = 'the-exchange-company-trading';

/** The pages of a company, each a tab. */
export const COMPANY_TABS: readonly CompanyPage[] = [
  { name: 'the-exchange-company', label: 'company.tab.overview' },
  { name: TRADING, label: 'company.tab.trading' },
  { name: 'the-exchange-company-news-disclosures', label: 'company.tab.disclosures', kinds: COMPANIES },
  { name: 'the-exchange-company-corporate-actions', label: 'company.tab.actions', kinds: COMPANIES },
  { name: 'the-exchange-company-reports', label: 'company.tab.reports', kinds: COMPANIES },
  { name: 'the-exchange-company-general-meetings', label: 'company.tab.meetings', kinds: ['equity', 'reit'] },
  { name: 'the-exchange-company-profile', label: 'company.tab.profile' },
];

/** The pages of its trading, below the tab of that name. */
export const TRADING_TABS: readonly CompanyPage[] = [
  { name: TRADING, label: 'company.trading.now', endedLabel: 'company.price' },
  { name: 'the-exchange-company-trading-daily-summary', label: 'company.trading.day', isOfDay: true },
  { name: 'the-exchange-company-trading-trading-summary', label: 'company.trading.days' },
  { name: 'the-exchange-company-trading-nav-summary', label: 'company.trading.nav', kinds: FUNDS },
  { name: 'the-exchange-company-trading-top-shareholders', label: 'company.trading.holders', kinds: COMPANIES },
  { name: 'the-exchange-company-trading-foreign-investments', label: 'company.trading.foreign', kinds: COMPANIES },
];

/** Whether a page of a company is its trading's first page or one below it. */
export const isOfTrading = (name: string | undefined) => name?.startsWith(TRADING) ?? false;

/** Whether a kind of security has something to show on a page. */
export function isFilledBy({ kinds }: Pick<CompanyPage, 'kinds'>, kind: SecurityKind): boolean {
  return kinds === undefined || kinds.includes(kind);
}

/** Whether a page of a company, by its name, has something to show of a kind of security: only then is it led to. */
export function isLedTo(name: string, kind: SecurityKind): boolean {
  return [...COMPANY_TABS, ...TRADING_TABS].every((page) => page.name !== name || isFilledBy(page, kind));
}
