import { LOCALE_CODES } from '#domain/locale.ts';
import { defineJob, type JobContext } from '../job.ts';
import { eachOffered } from '../offered.ts';
import { forEachCompany } from './each-company.ts';

const SIX_HOURS_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Keeps one document about a company; `value` null means that the service does not know the company. Its history is told
 * in the market's time, so a simulated market's is kept by its own clock (decision 003).
 */
async function keep(context: JobContext, kind: string, key: string, value: unknown): Promise<void> {
  const { store, live, clock } = context;
  const at = live.clock().simulated ? live.now() : clock.now();
  if (value !== null) await store.documents.save(kind, [{ key, value }], at);
}

/** Documents 'foreign-investment' by symbol, and 'top-shareholders' by symbol and language ('EMAAR:en'). */
export const ownershipJob = defineJob({
  name: 'ownership',
  title: 'Ownership',
  everyMs: SIX_HOURS_MS,
  run: (context, signal) =>
    forEachCompany(context, signal, async (symbol) => {
      const { companies } = context.upstream;
      await eachOffered([
        async () => keep(context, 'foreign-investment', symbol, await companies.foreignInvestment(symbol, { signal })),
        async () => {
          for (const lang of LOCALE_CODES) {
            const holders = await companies.topShareholders(symbol, lang, { signal });
            await keep(context, 'top-shareholders', `${symbol}:${lang}`, holders);
          }
        },
      ]);
    }),
});

/** Documents 'general-meetings' and 'governance-reports' by symbol and language: the whole list of a company. */
export const filingsJob = defineJob({
  name: 'filings',
  title: 'Meetings and governance reports',
  everyMs: DAY_MS,
  run: (context, signal) =>
    forEachCompany(context, signal, async (symbol) => {
      const { companies } = context.upstream;
      const reading = (kind: string, ask: typeof companies.generalMeetings | typeof companies.governanceReports) => {
        return async () => {
          for (const lang of LOCALE_CODES) {
            const { records, rejected } = await ask(symbol, lang, { signal });
            await context.reject('filings', rejected);
            await keepList(context, kind, `${symbol}:${lang}`, records);
          }
        };
      };
      await eachOffered([
        reading('general-meetings', companies.generalMeetings),
        reading('governance-reports', companies.governanceReports),
      ]);
    }),
});

/** An empty list where one was held is a service that forgets: the held one stays. */
async function keepList(context: JobContext, kind: string, key: string, list: unknown[]): Promise<void> {
  const held = list.length === 0 ? await context.store.documents.find<unknown[]>(kind, key) : undefined;
  if (!held || held.value.length === 0) await keep(context, kind, key, list);
}
