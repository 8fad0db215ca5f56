import type { Security } from '#domain/security.ts';
import { useText, type Text } from '#messages/text.tsx';
import {
  COMPANY_TABS,
  isFilledBy,
  isOfTrading,
  TRADING,
  TRADING_TABS,
  type CompanyPage,
} from '#app/links/company-pages.ts';
import { pathOf } from '#app/page-path.ts';
import { Segments } from '#app/ui/segments.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';

interface TabsProps {
  security: Pick<Security, 'symbol' | 'kind'>;
  /** True when it is no longer traded. */
  hasEnded: boolean;
  /** The name of the shown page. */
  current: string | undefined;
}

/** The company's pages as tabs, only those that are built and that have content for its kind of security. */
export function CompanyTabs({ security, hasEnded, current }: TabsProps) {
  const t = useText();
  const shown = isOfTrading(current) ? TRADING : current;
  return <Tabs label={t('company.tabs')} tabs={tabsOf(COMPANY_TABS, { security, hasEnded, current: shown }, t)} />;
}

/** The second row of tabs on the pages of its trading; empty on others. */
export function TradingTabs(props: TabsProps) {
  const t = useText();
  const segments = tabsOf(TRADING_TABS, props, t);
  if (!isOfTrading(props.current) || segments.length < 2) return null;
  return <Segments label={t('company.tradingTabs')} segments={segments} />;
}

function tabsOf(pages: readonly CompanyPage[], { security, hasEnded, current }: TabsProps, t: Text) {
  return pages
    .filter((page) => isFilledBy(page, security.kind) && !(hasEnded && page.isOfDay))
    .map(({ name, label, endedLabel }) => {
      const shown = hasEnded && endedLabel ? endedLabel : label;
      return { ...crumbOf({ name, label: shown }, security.symbol, t), current: name === current };
    });
}

/** Breadcrumbs from the company to one of its pages; the company itself is the first tab. */
export function tabCrumbs(symbol: string, current: string | undefined, t: Text): Crumb[] {
  const tab = COMPANY_TABS.slice(1).find(({ name }) => name === current || (name === TRADING && isOfTrading(current)));
  const below = TRADING_TABS.slice(1).find(({ name }) => name === current);
  return [tab, below].flatMap((page) => (page ? crumbOf(page, symbol, t) : []));
}

function crumbOf({ name, label }: CompanyPage, symbol: string, t: Text) {
  return { label: t(label), to: pathOf(name, { SecuritySymbol: symbol }) };
}
