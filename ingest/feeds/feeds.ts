import type { Feed } from '../feed.ts';
import { createBarsFeed } from './bars.ts';
import { boardElectionsFeed } from './board-elections.ts';
import { circularsFeed } from './circulars.ts';
import { directDealsFeed } from './direct-deals.ts';
import { disclosureHistoryFeed } from './disclosure-history.ts';
import { disclosuresFeed, integratedReportsFeed } from './disclosures.ts';
import { dividendsFeed } from './dividends.ts';
import { eventsFeed } from './events.ts';
import { indexBasketsFeed } from './index-baskets.ts';
import { filingsFeed, ownershipFeed } from './ownership.ts';
import { netAssetsFeed } from './net-assets.ts';
import { pressFeed } from './press.ts';
import { profilesFeed } from './profiles.ts';
import { referenceFeed } from './reference.ts';
import { servicesFeed } from './services.ts';
import { shariaFeed } from './sharia.ts';
import { splitsFeed } from './splits.ts';
import { zakatFeed } from './zakat.ts';

/** Read at once at the start: the site is ready when each of them was read, now or in an earlier life. */
export const FIRST_FEEDS: readonly Feed[] = [referenceFeed, disclosuresFeed, circularsFeed, pressFeed];

/** Begun when the first ones have had their turn, in this order. */
export function laterFeeds(): Feed[] {
  return [
    profilesFeed,
    indexBasketsFeed,
    createBarsFeed(),
    eventsFeed,
    dividendsFeed,
    splitsFeed,
    netAssetsFeed,
    boardElectionsFeed,
    directDealsFeed,
    servicesFeed,
    zakatFeed,
    integratedReportsFeed,
    ownershipFeed,
    filingsFeed,
    shariaFeed,
    disclosureHistoryFeed,
  ];
}
