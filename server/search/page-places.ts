import { MENUS } from '#app/menu.ts';
import type { RouteName } from '#app/site-map.ts';

/** The place of a page in the site: ids of its label and of the labels above it, widest first. */
export interface PagePlace {
  text: string;
  within: readonly string[];
  /** Other names that people use for it. */
  also?: string;
}

const NEWS = ['menu.discover', 'menu.page.newsMedia'];
const INVESTORS = ['menu.discover', 'menu.page.investorRelations'];
const E_BOARD = ['menu.exchange', 'menu.section.news', 'menu.page.eBoard'];
const LISTS = ['menu.exchange', 'menu.listedSecurities'];

/** Pages that are in no menu. */
const BESIDE_THE_MENUS: Partial<Record<RouteName, PagePlace>> = {
  home: { text: 'menu.home', within: [] },
  'trading-deadlines': { text: 'market.tradingDeadlines', within: [], also: 'descriptions.also.tradingDeadlines' },
  glossary: { text: 'common.glossary', within: [] },
  'market-watch': { text: 'menu.marketWatch', within: ['menu.exchange'] },
  'market-summary': { text: 'summary.title', within: ['menu.exchange'] },
  'discover-investor-relations-key-figures': { text: 'investors.figures.title', within: INVESTORS },
  'discover-investor-relations-reports-presentations': { text: 'investors.reports.title', within: INVESTORS },
  'discover-news-media-press-releases': { text: 'notices.press-releases.title', within: NEWS },
  'discover-news-media-events': { text: 'notices.events.title', within: NEWS },
  'discover-news-media-media-kit': { text: 'press.kit.title', within: NEWS },
  'the-exchange-e-board-positions': { text: 'elections.positions.title', within: E_BOARD },
  'the-exchange-e-board-track-nominations': { text: 'elections.track.title', within: E_BOARD },
  'the-exchange-listed-securities-equities': { text: 'menu.equities', within: LISTS },
  'the-exchange-listed-securities-bonds': { text: 'menu.bonds', within: LISTS },
  'the-exchange-listed-securities-sukuk': { text: 'menu.sukuk', within: LISTS },
  'the-exchange-listed-securities-exchange-traded-funds': { text: 'menu.exchangeTradedFunds', within: LISTS },
  'the-exchange-listed-securities-funds': { text: 'menu.funds', within: LISTS },
  'the-exchange-listed-securities-real-estate-investment-trust': { text: 'menu.reits', within: LISTS },
};

const IN_MENUS = new Map(
  MENUS.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.entries.flatMap((entry) => {
        const within = section.text ? [menu.text, section.text] : [menu.text];
        return 'page' in entry ? [[entry.page, { text: entry.text, within }] as const] : [];
      }),
    ),
  ).toReversed(),
);

/** The place of a page; undefined when no menu names it. A page in several menus gets the first. */
export function placeOf(name: RouteName): PagePlace | undefined {
  return IN_MENUS.get(name) ?? BESIDE_THE_MENUS[name];
}
