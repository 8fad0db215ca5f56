import { inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { jsonAt } from './answers.ts';

/** A bank with a dividend each year. */
export const BANK = 'JIWAN';
/** The page of a security’s holders. */
export const HOLDERS: RouteName = 'the-exchange-company-trading-top-shareholders';
/** The page of what foreigners hold of a security. */
export const OWNERSHIP: RouteName = 'the-exchange-company-trading-foreign-investments';

/** The path of a page of a security. */
export const at = (name: RouteName, symbol = BANK) => pathOf(name, { SecuritySymbol: symbol });

/** A JSON file of a site, the shared one by default. */
export const fileAt = <Row>(path: string, siteUrl = inject('siteUrl')) =>
  jsonAt<{ rows: Row[]; view: Record<string, string | null> }>(siteUrl, path);
