import { inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt } from './answers.ts';

/** The market's day of the shared site. */
export const TODAY = '2026-11-18';

/** The lists of what the exchange makes public. */
export const CIRCULARS = pathOf('the-exchange-circulars');
export const RELEASES = pathOf('discover-news-media-press-releases');
export const EVENTS = pathOf('discover-news-media-events');

/** A row of such a list. */
export type NoticeRow = Record<string, string>;

/** The rows of a list, from its file. */
export async function rowsOf(path: string, query = ''): Promise<NoticeRow[]> {
  return (await jsonAt<{ rows: NoticeRow[] }>(inject('siteUrl'), `${path}.json${query}`)).rows;
}
