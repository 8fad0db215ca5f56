import type { DisclosureWindow } from '#domain/bulletin-disclosures.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { DisclosureFilter } from '#store/store.ts';
import type { JobContext } from '../job.ts';

/** As the feed calls what issuers publish themselves. */
export const ISSUERS_OWN = 'Disclosure';
/** What follows statements is published within so many days of them. */
const STATEMENT_DAYS = 200;
/** The store gives no more at once. */
const PAGE_ROWS = 500;

/**
 * What was published under a type in a time, in every language, and with `statements` that on results of well before it; null
 * while older disclosures are still being read.
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

/** Whether the history of disclosures is read to its end. */
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
