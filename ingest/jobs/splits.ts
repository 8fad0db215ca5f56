import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { ListedSplit } from '#upstream/records.ts';
import { defineJob } from '../job.ts';

const HOUR_MS = 3_600_000;

/** Splits, as corporate actions of the securities that are known. */
export const splitsJob = defineJob({
  name: 'splits',
  title: 'Splits',
  everyMs: HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.market.splits({ signal });
    const names = new Map((await store.securities.list()).map(({ symbol, name }) => [symbol, name]));
    const unknown = records.filter(({ symbol }) => !names.has(symbol));
    await reject('splits', [
      ...rejected,
      ...unknown.map((record) => ({ record, reason: 'no list names its security' })),
    ]);
    const actions = records.flatMap((split) => {
      const issuer = names.get(split.symbol);
      return issuer ? [actionOf(split, issuer)] : [];
    });
    await store.corporateActions.save(actions, clock.now());
  },
});

function actionOf({ symbol, date, units, of }: ListedSplit, issuer: Bilingual): CorporateAction {
  return {
    id: `${symbol}-split-${date}`,
    symbol,
    issuer,
    kind: 'split',
    marker: 'confirmed',
    fiscalYear: null,
    amountPerShare: null,
    percentOfPar: null,
    ratio: { units, of },
    ...UNDATED,
    exDate: date,
  };
}
