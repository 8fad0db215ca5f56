import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { defineJob, type JobContext } from '../job.ts';
import { eachOffered } from '../offered.ts';
import { inBatches } from './batches.ts';
import { forEachCompany } from './each-company.ts';

const SIX_HOURS_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

interface Kept {
  kind: string;
  key: string;
  /** Null when the service does not know the company. */
  value: unknown;
}
type Add = (...documents: readonly Kept[]) => Promise<void>;

/** Reads documents of every company, and stores them in batches. */
function readCompanies(
  context: JobContext,
  signal: AbortSignal,
  read: (symbol: string, add: Add) => Promise<void>,
): Promise<void> {
  return inBatches<Kept>(
    (documents) => keep(context, documents),
    (add) => forEachCompany(context, signal, (symbol) => read(symbol, add)),
  );
}

/**
 * Stores documents about companies. Their history is in market time, so a simulated market's is stored by its own clock
 * (decision 003).
 */
async function keep({ store, live, clock }: JobContext, documents: readonly Kept[]): Promise<void> {
  const at = live.clock().simulated ? live.now() : clock.now();
  const known = documents.filter(({ value }) => value !== null);
  for (const [kind, own] of Map.groupBy(known, ({ kind }) => kind)) await store.documents.save(kind, own, at);
}

/** Adds a company's document in each language; when one cannot be read, those read before it are stored. */
async function addLanguages(
  add: Add,
  kind: string,
  symbol: string,
  read: (lang: Locale) => Promise<unknown>,
): Promise<void> {
  for (const lang of LOCALE_CODES) await add({ kind, key: `${symbol}:${lang}`, value: await read(lang) });
}

/** Documents 'foreign-investment' by symbol, and 'top-shareholders' by symbol and language ('EMAAR:en'). */
export const ownershipJob = defineJob({
  name: 'ownership',
  title: 'Ownership',
  everyMs: SIX_HOURS_MS,
  run: (context, signal) =>
    readCompanies(context, signal, async (symbol, add) => {
      const { companies } = context.upstream;
      await eachOffered([
        async () => {
          const value = await companies.foreignInvestment(symbol, { signal });
          await add({ kind: 'foreign-investment', key: symbol, value });
        },
        () =>
          addLanguages(add, 'top-shareholders', symbol, (lang) => companies.topShareholders(symbol, lang, { signal })),
      ]);
    }),
});

/** Documents 'general-meetings' and 'governance-reports' by symbol and language: the whole list of a company. */
export const filingsJob = defineJob({
  name: 'filings',
  title: 'Meetings and governance reports',
  everyMs: DAY_MS,
  run: (context, signal) =>
    readCompanies(context, signal, async (symbol, add) => {
      const { companies } = context.upstream;
      const reading = (kind: string, ask: typeof companies.generalMeetings | typeof companies.governanceReports) => {
        return () =>
          addLanguages(add, kind, symbol, async (lang) => {
            const { records, rejected } = await ask(symbol, lang, { signal });
            await context.reject('filings', rejected);
            return (await isForgotten(context, kind, `${symbol}:${lang}`, records)) ? null : records;
          });
      };
      await eachOffered([
        reading('general-meetings', companies.generalMeetings),
        reading('governance-reports', companies.governanceReports),
      ]);
    }),
});

/** True for an empty list where a list with records is stored: a fault of the service, so the stored list is kept. */
async function isForgotten(
  { store }: JobContext,
  kind: string,
  key: string,
  list: readonly unknown[],
): Promise<boolean> {
  const held = list.length === 0 ? await store.documents.find<unknown[]>(kind, key) : undefined;
  return held !== undefined && held.value.length > 0;
}
