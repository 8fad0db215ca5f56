import type { Security, SecurityKind } from '#domain/security.ts';
import { useText, type Text } from '#messages/text.tsx';
import { isBuilt, pathOf } from '../../page-path.ts';
import type { RouteName } from '../../site-map.ts';
import { Segments } from '../../ui/segments.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';

interface CompanyPage {
  name: RouteName;
  label: string;
  /** The kinds of securities that have something to show there; all where nothing is said. */
  kinds?: readonly SecurityKind[];
}

const FUNDS: readonly SecurityKind[] = ['reit', 'etf', 'fund'];
/** Those whose issuer reports, pays and has holders; a bond's or a future's page would stay empty. */
const COMPANIES: readonly SecurityKind[] = ['equity', ...FUNDS];
const TRADING: RouteName = 'the-exchange-company-trading';

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
const TRADING_TABS: readonly CompanyPage[] = [
  { name: TRADING, label: 'company.trading.now' },
  { name: 'the-exchange-company-trading-daily-summary', label: 'company.trading.day' },
  { name: 'the-exchange-company-trading-trading-summary', label: 'company.trading.days' },
  { name: 'the-exchange-company-trading-nav-summary', label: 'company.trading.nav', kinds: FUNDS },
  { name: 'the-exchange-company-trading-top-shareholders', label: 'company.trading.holders', kinds: COMPANIES },
  { name: 'the-exchange-company-trading-foreign-investments', label: 'company.trading.foreign', kinds: COMPANIES },
];

interface TabsProps {
  security: Pick<Security, 'symbol' | 'kind'>;
  /** The name of the page that is shown. */
  current: string | undefined;
}

const isOfTrading = (name: string | undefined) => name?.startsWith(TRADING) ?? false;

/** The company's pages as tabs, only those that are built and that its kind of security fills. */
export function CompanyTabs({ security, current }: TabsProps) {
  const t = useText();
  const shown = isOfTrading(current) ? TRADING : current;
  return <Tabs label={t('company.tabs')} tabs={tabsOf(COMPANY_TABS, { security, current: shown }, t)} />;
}

/** The second row on the pages of its trading; nothing on others. */
export function TradingTabs(props: TabsProps) {
  const t = useText();
  const segments = tabsOf(TRADING_TABS, props, t);
  if (!isOfTrading(props.current) || segments.length < 2) return null;
  return <Segments label={t('company.tradingTabs')} segments={segments} />;
}

function tabsOf(pages: readonly CompanyPage[], { security, current }: TabsProps, t: Text) {
  return pages
    .filter(({ name, kinds }) => isBuilt(name) && (!kinds || kinds.includes(security.kind)))
    .map(({ name, label }) => ({ ...crumbOf({ name, label }, security.symbol, t), current: name === current }));
}

/** The way from the company to a page of it; the company itself is the first tab. */
export function tabCrumbs(symbol: string, current: string | undefined, t: Text): Crumb[] {
  const tab = COMPANY_TABS.slice(1).find(({ name }) => name === current || (name === TRADING && isOfTrading(current)));
  const below = TRADING_TABS.slice(1).find(({ name }) => name === current);
  return [tab, below].flatMap((page) => (page ? crumbOf(page, symbol, t) : []));
}

function crumbOf({ name, label }: CompanyPage, symbol: string, t: Text) {
  return { label: t(label), to: pathOf(name, { SecuritySymbol: symbol }) };
}
