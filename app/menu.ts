import type { ExchangeConfig } from '#exchange.config.ts';
import type { RouteName } from './site-map.ts';

/** Target of an entry: a page of ours, a link of `exchange.config.ts`, or the market watch, which can be either. */
export type MenuTarget = { page: RouteName } | { link: keyof ExchangeConfig['links'] } | { marketWatch: true };

/** `text` is the id of its label, in `messages/<locale>/menus.po` (never sent to a browser) or `menu.po`. */
export type MenuEntry = MenuTarget & {
  text: string;
  /** Field of `exchange.config.ts` that supplies the label; null there leaves the entry out. */
  offered?: 'cooperative';
};

export interface MenuSection {
  /** Null when the section has no label of its own. */
  text: string | null;
  entries: readonly MenuEntry[];
}

export interface Menu {
  text: string;
  /** The section of the site map whose star the menu carries. */
  section: string;
  /** One sentence on the content of the menu. */
  lead: string;
  sections: readonly MenuSection[];
}

const MARKET_RULES: MenuEntry = { page: 'the-exchange-market-rules', text: 'menu.page.marketRules' };
const IPO_SUBSCRIPTIONS: MenuEntry = { page: 'investing-ipo-subscriptions', text: 'menu.page.ipoSubscriptions' };
const FEES_LIST: MenuEntry = { link: 'feesList', text: 'menu.page.feesList' };

const EXCHANGE: Menu = {
  text: 'menu.exchange',
  section: 'the-exchange',
  lead: 'menu.exchange.lead',
  sections: [
    {
      text: 'menu.section.news',
      entries: [
        { page: 'the-exchange-market-announcements', text: 'menu.page.marketAnnouncements' },
        { page: 'the-exchange-disclosures', text: 'menu.page.disclosures' },
        { page: 'the-exchange-corporate-actions', text: 'menu.page.corporateActions' },
        { page: 'the-exchange-e-board', text: 'menu.page.eBoard' },
        { page: 'the-exchange-settlement-trading-calender', text: 'menu.page.calendar' },
      ],
    },
    {
      text: 'menu.section.information',
      entries: [
        { page: 'the-exchange-listed-securities', text: 'menu.listedSecurities' },
        { page: 'the-exchange-indices', text: 'menu.page.indices' },
        { page: 'the-exchange-marketdata-providers', text: 'menu.page.dataProviders' },
        { page: 'the-exchange-direct-deals', text: 'menu.page.directDeals' },
        { marketWatch: true, text: 'menu.marketWatch' },
      ],
    },
    {
      text: 'menu.section.statistics',
      entries: [
        { page: 'the-exchange-ownership-holding-statistics', text: 'menu.page.ownershipStatistics' },
        { page: 'the-exchange-foreign-ownership', text: 'menu.page.foreignOwnership' },
        { page: 'the-exchange-bulletins', text: 'menu.page.bulletins' },
        { page: 'the-exchange-historical-data', text: 'menu.page.historicalData' },
        { page: 'the-exchange-weekly-margin-trading-report', text: 'menu.page.marginReport' },
        { page: 'the-exchange-sharia-classification-list', text: 'menu.page.shariaList' },
      ],
    },
    {
      text: 'menu.section.regulation',
      entries: [
        MARKET_RULES,
        { page: 'the-exchange-circulars', text: 'menu.page.circulars' },
        { page: 'the-exchange-sharia-compliance', text: 'menu.page.shariaCompliance' },
      ],
    },
  ],
};

const INVESTING: Menu = {
  text: 'menu.investing',
  section: 'investing',
  lead: 'menu.investing.lead',
  sections: [
    {
      text: 'menu.section.investors',
      entries: [
        { page: 'investing-institutional-investors', text: 'menu.page.institutionalInvestors' },
        { page: 'investing-personal-investors', text: 'menu.page.personalInvestors' },
      ],
    },
    {
      text: 'menu.section.products',
      entries: [
        { page: 'investing-equity', text: 'menu.equities' },
        { page: 'investing-derivatives', text: 'menu.page.derivatives' },
        { page: 'investing-sukuk-bonds', text: 'menu.page.sukukBonds' },
        { page: 'investing-reits', text: 'menu.page.reits' },
        { page: 'investing-etfs-funds', text: 'menu.page.etfsFunds' },
        { page: 'investing-indices', text: 'menu.page.indices' },
        { page: 'investing-union-coop', text: 'menu.page.unionCoop', offered: 'cooperative' },
        { page: 'investing-carbon-credits', text: 'menu.page.carbonCredits' },
      ],
    },
    {
      text: 'menu.section.tools',
      entries: [
        { page: 'investing-how-to-trade', text: 'menu.page.howToTrade' },
        IPO_SUBSCRIPTIONS,
        { page: 'investing-rights-issue-subscription', text: 'menu.page.rightsIssue' },
        { page: 'investing-mobile-app', text: 'menu.page.mobileApp' },
        { page: 'investing-ivestor', text: 'menu.page.investorApp' },
        { page: 'investing-how-to-receive-dividends', text: 'menu.page.receiveDividends' },
        { page: 'investing-dividends-distribution-summary', text: 'menu.page.dividendSummary' },
      ],
    },
  ],
};

const RAISE_CAPITAL: Menu = {
  text: 'menu.raiseCapital',
  section: 'raise-capital',
  lead: 'menu.raiseCapital.lead',
  sections: [
    {
      text: 'menu.section.ipo',
      entries: [
        { page: 'raise-capital-overview', text: 'menu.page.ipoOverview' },
        { page: 'raise-capital-established-companies', text: 'menu.page.establishedCompanies' },
        { page: 'raise-capital-sme', text: 'menu.page.sme' },
        { page: 'raise-capital-family-businesses', text: 'menu.page.familyBusinesses' },
        { page: 'raise-capital-free-zones', text: 'menu.page.freeZones' },
        { page: 'raise-capital-dual-listings', text: 'menu.page.dualListings' },
        { page: 'raise-capital-private-companies', text: 'menu.page.privateCompanies' },
      ],
    },
    {
      text: 'menu.section.listingOptions',
      entries: [
        { page: 'raise-capital-listing-equities', text: 'menu.page.listingEquities' },
        { page: 'raise-capital-listing-sukuk-bonds', text: 'menu.page.listingSukukBonds' },
        { page: 'raise-capital-listing-reits', text: 'menu.page.listingReits' },
        { page: 'raise-capital-listing-etfs-funds', text: 'menu.page.listingEtfsFunds' },
      ],
    },
    {
      text: 'menu.section.listingServices',
      entries: [
        IPO_SUBSCRIPTIONS,
        { page: 'raise-capital-arena-platform', text: 'menu.page.arena' },
        { page: 'raise-capital-ipo-accelerator-programme', text: 'menu.page.accelerator' },
        { page: 'raise-capital-registry-service', text: 'menu.page.registry' },
        { page: 'raise-capital-international-roadshows', text: 'menu.page.roadshows' },
        FEES_LIST,
      ],
    },
  ],
};

const MEMBERS: Menu = {
  text: 'menu.members',
  section: 'members',
  lead: 'menu.members.lead',
  sections: [
    {
      text: 'menu.section.brokers',
      entries: [
        { page: 'members-dfm-brokers-members', text: 'menu.page.brokersMembers' },
        { page: 'members-brokers-directory', text: 'menu.page.brokersDirectory' },
        { page: 'members-membership-options', text: 'menu.page.membershipOptions' },
        { page: 'members-market-makers', text: 'menu.page.marketMakers' },
      ],
    },
    {
      text: 'menu.section.membership',
      entries: [
        MARKET_RULES,
        { page: 'members-member-services', text: 'menu.page.memberServices' },
        { page: 'members-brokers-ranking', text: 'menu.page.brokersRanking' },
        { page: 'members-registered-trading-system-vendors', text: 'menu.page.systemVendors' },
        FEES_LIST,
        { link: 'eServices', text: 'menu.eServices' },
      ],
    },
  ],
};

const DISCOVER: Menu = {
  text: 'menu.discover',
  section: 'discover',
  lead: 'menu.discover.lead',
  sections: [
    {
      text: null,
      entries: [
        { page: 'discover-why-dfm', text: 'menu.page.why' },
        { page: 'discover-dubai', text: 'menu.page.dubai' },
        { page: 'discover-esg-sustainability', text: 'menu.page.esg' },
        { page: 'discover-board-members-and-management', text: 'menu.page.board' },
        { page: 'discover-investor-relations', text: 'menu.page.investorRelations' },
        { page: 'discover-news-media', text: 'menu.page.newsMedia' },
        { page: 'discover-careers', text: 'menu.page.careers' },
        { page: 'discover-contact-us', text: 'menu.page.contact' },
      ],
    },
  ],
};

/** The five menus in their order, complete: `shownMenus` returns the part that is shown. */
export const MENUS: readonly Menu[] = [EXCHANGE, INVESTING, RAISE_CAPITAL, MEMBERS, DISCOVER];
