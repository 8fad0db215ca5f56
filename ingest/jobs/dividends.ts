import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DividendDistribution } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { forEachYear } from './each-year.ts';

const HOUR_MS = 3_600_000;
/** Years before this one that the distribution summary shows. */
const PAST_YEARS = 9;

/**
 * Dividends (call 9), year by year from the newest: corporate actions, and with their totals documents of the kind
 * 'dividend-distribution' by id. Past years are read until they are stored.
 */
export const dividendsJob = defineJob({
  name: 'dividends',
  title: 'Dividends',
  everyMs: HOUR_MS,
  async run(context, signal) {
    const years = { ahead: 1, past: PAST_YEARS, held: await heldYears(context) };
    await forEachYear(context, years, (year) => readYear(context, signal, year));
  },
});

async function readYear(context: JobContext, signal: AbortSignal, year: number): Promise<void> {
  const { upstream, store, clock, reject } = context;
  const { records, rejected } = await upstream.services.dividends(year, { signal });
  await reject('dividends', rejected);
  const actions = records.map(actionOf);
  const gone = rejected.length > 0 ? [] : withdrawn(await store.corporateActions.list(), actions, year);
  await store.corporateActions.save([...actions, ...gone], clock.now());
  const documents = records.map((record) => ({ key: record.id, value: record }));
  await store.documents.save('dividend-distribution', documents, clock.now());
}

function actionOf(record: DividendDistribution): CorporateAction {
  const { totalAmount, paymentMethod, perShare, distribution, disclosureId, holders, ...action } = record;
  return action;
}

/** An answer with less than this share of the stored dividends is incomplete, not a correction of the year. */
const NEARLY_ALL = 0.8;

/** Stored actions of the year that are no longer announced: withdrawn, or moved to other days under a new id. */
function withdrawn(
  held: readonly CorporateAction[],
  read: readonly CorporateAction[],
  year: number,
): CorporateAction[] {
  const ids = new Set(read.map(({ id }) => id));
  const ofYear = held.filter(({ kind, fiscalYear }) => kind === 'cash-dividend' && fiscalYear === year);
  const gone = ofYear.filter(({ id, marker }) => !ids.has(id) && marker !== 'withdrawn');
  if (gone.length > ofYear.length * (1 - NEARLY_ALL)) return [];
  return gone.map((action) => ({ ...action, marker: 'withdrawn' }));
}

async function heldYears({ store }: JobContext): Promise<Set<number | null>> {
  const actions = await store.corporateActions.list();
  return new Set(actions.map((action) => action.fiscalYear));
}
