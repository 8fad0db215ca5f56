import { matchPath } from 'react-router';
import { BULK } from './resources/bulk.ts';
import { BULLETINS } from './resources/bulletins.ts';
import { CALENDAR } from './resources/calendar.ts';
import { CONTRACTS } from './resources/contracts.ts';
import { FACTORS } from './resources/factors.ts';
import { FUTURE_DAYS } from './resources/future-days.ts';
import { INDICES } from './resources/indices.ts';
import { INVESTORS } from './resources/investors.ts';
import { LISTING } from './resources/listing.ts';
import { LISTING_CALCULATORS } from './resources/listing-calculators.ts';
import { MARKET } from './resources/market.ts';
import { MARKET_DAYS } from './resources/market-days.ts';
import { MEMBERS } from './resources/members.ts';
import { OWNERSHIP } from './resources/ownership.ts';
import { PRICES_BY_DAY } from './resources/prices.ts';
import { PRICE_CALCULATORS } from './resources/price-calculators.ts';
import { PUBLICATIONS } from './resources/publications.ts';
import { SECURITIES } from './resources/securities.ts';
import { SERVICE } from './resources/service.ts';
import { TRADING_CALCULATORS } from './resources/trading-calculators.ts';
import type { Wanted, Resource } from './resource.ts';

/** Every resource of the API, in the order of its description. */
export const RESOURCES: readonly Resource[] = [
  ...SERVICE,
  ...SECURITIES,
  ...PRICES_BY_DAY,
  ...FACTORS,
  ...MARKET,
  ...CALENDAR,
  ...INDICES,
  ...MARKET_DAYS,
  ...CONTRACTS,
  ...INVESTORS,
  ...FUTURE_DAYS,
  ...OWNERSHIP,
  ...PUBLICATIONS,
  ...MEMBERS,
  ...BULLETINS,
  ...LISTING,
  ...LISTING_CALCULATORS,
  ...TRADING_CALCULATORS,
  ...PRICE_CALCULATORS,
  ...BULK,
];

/** Base path, with the version in every address. */
export const API_BASE = '/api/v1';

/** The resource at a path below the version, with the values of the path's parts. */
export function resourceAt(path: string): { resource: Resource; parts: Wanted } | null {
  for (const resource of RESOURCES) {
    const match = matchPath(resource.path, path);
    if (match) return { resource, parts: match.params };
  }
  return null;
}
