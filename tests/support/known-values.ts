import { createKnownValues } from '#server/cache/known-values.ts';

/** A few words, tickers and sectors of an exchange. */
export const KNOWN = createKnownValues(
  {
    board: ['510', '505'],
    column: ['bid', 'last'],
    kind: ['cash-dividend', 'results'],
    order: ['ascending', 'descending'],
    sort: ['last', 'value'],
  },
  () => ({ symbols: new Set(['EMAAR', 'DSX']), sectors: new Set(['real-estate']), revision: 1 }),
);
