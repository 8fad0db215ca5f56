import type { Site } from '#app/context.ts';
import { loadDay, type DayData } from './day.ts';
import { loadDays, type DaysData } from './days.ts';
import { withPageWords, type CompanyPageTexts } from './head-text.ts';
import { loadNetAssets, type NetAssetsData } from './net-assets.ts';
import { loadHolders, loadOwnership, type HoldersData, type OwnershipData } from './holders.ts';

type FiguresData = DayData | DaysData | HoldersData | OwnershipData | NetAssetsData;

/** Data on a security's trading for the page at this address. */
export function loadFigures(site: Site, symbol: string, url: URL): Promise<FiguresData & CompanyPageTexts> {
  return withPageWords(site, symbol, url, (page) => dataOf(site, symbol, page, url));
}

function dataOf(site: Site, symbol: string, page: string, url: URL): Promise<FiguresData> {
  switch (page) {
    case 'daily-summary':
      return loadDay(site, symbol);
    case 'trading-summary':
      return loadDays(site, symbol, url.searchParams);
    case 'nav-summary':
      return loadNetAssets(site, symbol, url.searchParams);
    case 'top-shareholders':
      return loadHolders(site, symbol, url.searchParams);
    case 'foreign-investments':
      return loadOwnership(site, symbol);
    default:
      throw new Error(`'${url.pathname}' reached the trading of a company and is none of its pages.`);
  }
}
