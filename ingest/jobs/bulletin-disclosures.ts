import type { DisclosureWindow } from '#domain/bulletin-disclosures.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { DisclosureFilter } from '#store/store.ts';
import type { JobContext } from '../job.ts';

/** The feed's name for what issuers publish themselves. */
export const ISSUERS_OWN = 'Disclosure';
/** Filings that follow financial statements are published within this many days of them. */
const STATEMENT_DAYS = 200;
/** Page size limit of the store. */
const PAGE_ROWS = 500;

/**
 * Disclosures of a type published in a period, in every language; with `statements` also disclosures on results from
 * well before it. Null until older disclosures have been read.
 */
export async function readDisclosures(
  context: JobContext,
  window: DisclosureWindow,
  { type, statements = false }: { type: string; statements?: boolean },
): Promise<Disclosure[] | null> {
  if (!(await isWhole(context))) return null;
  const [from, to] = [marketDate(window.from), marketDate(window.until)];
  const found: Disclosure[] = [];
  for (const lang of LOCALE_CODES) {
    const range = { lang, announcementType: type, exchange: 'home' } as const;
    found.push(...(await allOf(context, { ...range, from, to })));
    const before = { from: addDays(from, -STATEMENT_DAYS), to: addDays(from, -1) };
    if (statements) found.push(...(await allOf(context, { ...range, ...before, kind: 'results' })));
  }
  return found;
}

/** True when the history of disclosures has been read to its end. */
async function isWhole({ store }: JobContext): Promise<boolean> {
  const places = await Promise.all(
    LOCALE_CODES.map((lang) => store.documents.find<{ done: boolean }>('disclosure-history', lang)),
  );
  return places.every((place) => place?.value.done);
}

async function allOf({ store }: JobContext, filter: Omit<DisclosureFilter, 'take' | 'skip'>): Promise<Disclosure[]> {
  const found: Disclosure[] = [];
  for (;;) {
    const page = await store.disclosures.newest({ ...filter, skip: found.length, take: PAGE_ROWS });
    found.push(...page);
    if (page.length < PAGE_ROWS) return found;
  }
}
