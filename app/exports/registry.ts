import { matchPath } from 'react-router';
import { splitForm } from '#domain/locale-switch.ts';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import type { Site } from '#app/context.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { boardRows } from './board-rows.ts';
import { bulletinRows } from './bulletin-rows.ts';
import { calendarFile, companyActionRows, marketActionRows } from './calendar-rows.ts';
import { creditRows, retirementRows } from './carbon-rows.ts';
import { classRows, shariaRows } from './class-rows.ts';
import { dealRows } from './deal-rows.ts';
import { dividendRows } from './dividend-rows.ts';
import { candidateRows, positionRows } from './election-rows.ts';
import { dayRows, holderRows, netAssetRows, ownershipRows } from './figure-rows.ts';
import { futureDayRows } from './future-day-rows.ts';
import { indexHistoryRows } from './index-history-rows.ts';
import { constituentsRows, indexRows } from './index-rows.ts';
import { holdingRows } from './holding-rows.ts';
import { investorTradeRows } from './investor-trade-rows.ts';
import { yearRows } from './investor-rows.ts';
import { makerRows } from './maker-rows.ts';
import { memberRows } from './member-rows.ts';
import { ownershipDayRows } from './ownership-day-rows.ts';
import { marginRows } from './margin-rows.ts';
import { contractRows, expiryRows, reviewRows } from './product-days.ts';
import { priceRows } from './price-rows.ts';
import { offeringRows, trancheRows } from './offering-rows.ts';
import { rankingRows } from './ranking-rows.ts';
import { serviceRows } from './service-rows.ts';
import { REGISTRATION_ROWS } from './registration-rows.ts';
import { NOTICE_LISTS, noticeRows } from './notice-rows.ts';
import { byDayRows, disclosureRows, meetingDocumentRows, reportRows } from './record-rows.ts';
import { rightsRows } from './rights-rows.ts';
import { ruleRows } from './rule-rows.ts';
import { securityListRows, watchRows } from './security-rows.ts';
import { summaryRows } from './summary-rows.ts';
import { unclaimedRows } from './unclaimed-rows.ts';
import { sustainabilityRows } from './sustainability-rows.ts';
import { vacancyRows } from './vacancy-rows.ts';
import { vendorRows } from './vendor-rows.ts';
import { zakatRows } from './zakat-rows.ts';
import type { RowsRequest, Rows } from './table.ts';

// Each table writes rows of its own kind, and is handed back its own.
// oxlint-disable-next-line no-explicit-any
type MakeRows = (site: Site, request: RowsRequest) => Promise<Rows<any> | null> | Rows<any> | null;

/** The pages whose rows are available as files, feeds and calendars, by name: one entry for each. */
export const EXPORTS: Partial<Record<RouteName, MakeRows>> = {
  'market-summary': summaryRows,
  'market-watch': watchRows,
  'discover-board-members-and-management': boardRows,
  'discover-careers': vacancyRows,
  'discover-esg-sustainability': sustainabilityRows,
  'discover-investor-relations-key-figures': yearRows,
  'discover-investor-relations-reports-presentations': (site) => reportRows(site, site.exchange.ownSymbol),
  'investing-dfm-pjsc-unclaimed-dividends': unclaimedRows,
  'investing-dividends-distribution-summary': dividendRows,
  'investing-ipo-subscriptions': offeringRows,
  'investing-ipo-subscriptions-IPOCode': trancheRows,
  'investing-pjsc-zakat': zakatRows,
  'investing-rights-issue-subscription': rightsRows,
  'investing-derivatives': contractRows,
  'investing-single-stock-futures': expiryRows('investing-single-stock-futures', 'shares'),
  'investing-oil-futures': expiryRows('investing-oil-futures', 'oil'),
  'investing-indices': reviewRows,
  'investing-carbon-credits': retirementRows,
  'members-brokers-directory': memberRows,
  mwcarbon: creditRows,
  'members-brokers-ranking': rankingRows,
  'members-market-makers': makerRows,
  'members-member-services': serviceRows,
  'members-registered-trading-system-vendors': vendorRows,
  'the-exchange-bulletins': bulletinRows,
  'the-exchange-classification-list-page': classRows,
  'the-exchange-corporate-actions': marketActionRows,
  'the-exchange-direct-deals': dealRows,
  'the-exchange-disclosures': byDayRows,
  'the-exchange-e-board-positions': positionRows,
  'the-exchange-e-board-track-nominations': candidateRows,
  'the-exchange-foreign-ownership': ownershipDayRows,
  'the-exchange-historical-data-company-prices': priceRows,
  'the-exchange-historical-data-dfmgi': indexHistoryRows('general'),
  'the-exchange-historical-data-futures': futureDayRows,
  'the-exchange-historical-data-sector-indices': indexHistoryRows('sectors'),
  'the-exchange-historical-data-trade-by-client-type': investorTradeRows('type'),
  'the-exchange-historical-data-trade-by-nationality': investorTradeRows('nationality'),
  'the-exchange-indices': indexRows,
  'the-exchange-indices-currentIndex': constituentsRows,
  'the-exchange-market-rules': ruleRows,
  'the-exchange-settlement-trading-calender': calendarFile,
  'the-exchange-sharia-classification-list': shariaRows,
  'the-exchange-ownership-holding-statistics': holdingRows,
  'the-exchange-weekly-margin-trading-report': marginRows,
  ...Object.fromEntries(SECURITY_LISTS.map(({ page, kind }) => [page, securityListRows(kind)])),
  ...REGISTRATION_ROWS,
  ...Object.fromEntries(NOTICE_LISTS.map(([kind, page]) => [page, noticeRows(kind)])),
  'the-exchange-company-corporate-actions': ofCompany(companyActionRows),
  'the-exchange-company-news-disclosures': ofCompany(disclosureRows),
  'the-exchange-company-reports': ofCompany(reportRows),
  'the-exchange-company-general-meetings': ofCompany(meetingDocumentRows),
  'the-exchange-company-trading-trading-summary': ofCompany(dayRows),
  'the-exchange-company-trading-nav-summary': ofCompany(netAssetRows),
  'the-exchange-company-trading-top-shareholders': ofCompany(holderRows),
  'the-exchange-company-trading-foreign-investments': ofCompany(ownershipRows),
};

/** The rows of a page at an address (the page's own, without a file extension); null when it has none. */
export async function exportRows(route: string, page: URL, site: Site, most?: number): Promise<Rows | null> {
  const make = EXPORTS[route as RouteName];
  const pattern = SITE_MAP.find(({ name }) => name === route)?.path;
  if (!make || pattern === undefined) return null;
  const params = matchPath(pattern, splitForm(page.pathname).path)?.params ?? {};
  return make(site, { query: page.searchParams, params, most });
}

// oxlint-disable-next-line no-explicit-any
type MakeOfCompany = (site: Site, symbol: string, request: RowsRequest) => Promise<Rows<any>>;

/** Rows of the security that the address names; null when there is no such security. */
function ofCompany(make: MakeOfCompany): MakeRows {
  return async (site, request) => {
    const symbol = (request.params['SecuritySymbol'] ?? '').toUpperCase();
    if (!(await site.store.securities.find(symbol))) return null;
    const rows = await make(site, symbol, request);
    return { ...rows, issuer: symbol };
  };
}
