import type { Bilingual } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import type { ListedCapitalChange, ListedSplit } from '#upstream/records.ts';
import { defineJob, type JobContext } from '../job.ts';
import { eachOffered } from '../offered.ts';
import { forEachYear } from './each-year.ts';

const HOUR_MS = 3_600_000;
/** Past years for which prices are adjusted. */
const PAST_YEARS = 10;
/** Prefix of ids from the call of capital changes. */
const CHANGE_ID = 'capital-';

/**
 * Splits, and bonus shares, reverse splits and capital reductions year by year, as corporate actions of the known
 * securities. A service may have only one of the two calls.
 */
export const splitsJob = defineJob({
  name: 'splits',
  title: 'Splits',
  everyMs: HOUR_MS,
  run: (context, signal) => eachOffered([() => readSplits(context, signal), () => readChanges(context, signal)]),
});

async function readSplits(context: JobContext, signal: AbortSignal): Promise<void> {
  const { records, rejected } = await context.upstream.market.splits({ signal });
  await saveKnown(context, records, rejected, actionOfSplit);
}

async function readChanges(context: JobContext, signal: AbortSignal): Promise<void> {
  const actions = await context.store.corporateActions.list();
  const held = new Set(
    actions.flatMap(({ id, exDate }) => (id.startsWith(CHANGE_ID) && exDate ? [Number(exDate.slice(0, 4))] : [])),
  );
  await forEachYear(context, { ahead: 1, past: PAST_YEARS, held }, async (year) => {
    const { records, rejected } = await context.upstream.market.capitalChanges(year, { signal });
    await saveKnown(context, records, rejected, actionOfChange);
  });
}

/** Rows of securities that no list names are rejected. */
async function saveKnown<T extends { symbol: string }>(
  { store, clock, reject }: JobContext,
  records: readonly T[],
  rejected: readonly RejectedRow[],
  actionOf: (record: T, issuer: Bilingual) => CorporateAction,
): Promise<void> {
  const names = new Map((await store.securities.list()).map(({ symbol, name }) => [symbol, name]));
  const unknown = records.filter(({ symbol }) => !names.has(symbol));
  await reject('splits', [...rejected, ...unknown.map((record) => ({ record, reason: 'no list names its security' }))]);
  const actions = records.flatMap((record) => {
    const issuer = names.get(record.symbol);
    return issuer ? [actionOf(record, issuer)] : [];
  });
  await store.corporateActions.save(actions, clock.now());
}

function actionOfSplit({ symbol, date, units, of }: ListedSplit, issuer: Bilingual): CorporateAction {
  return { ...changeOf(symbol, issuer, { units, of }), id: `${symbol}-split-${date}`, kind: 'split', exDate: date };
}

function actionOfChange(
  { id, symbol, kind, exDate, recordDate, units, of, marker }: ListedCapitalChange,
  issuer: Bilingual,
): CorporateAction {
  return {
    ...changeOf(symbol, issuer, { units, of }),
    id: `${CHANGE_ID}${id}`,
    kind,
    marker,
    exDate,
    recordDate,
  };
}

function changeOf(symbol: string, issuer: Bilingual, ratio: CorporateAction['ratio']) {
  return {
    symbol,
    issuer,
    marker: 'confirmed',
    fiscalYear: null,
    amountPerShare: null,
    percentOfPar: null,
    ratio,
    ...UNDATED,
  } satisfies Omit<CorporateAction, 'id' | 'kind'>;
}
