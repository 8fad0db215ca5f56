import { sql, type Kysely } from 'kysely';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { revisionsOf, saveVersions, validAt, type Subject } from './versions.ts';

const EARLIEST: PlainDate = '0001-01-01';
const LATEST: PlainDate = '9999-12-31';

/** Every day of the action's events, oldest first. */
function datesOf(action: CorporateAction): PlainDate[] {
  const { meetingDate, entitlementDate, exDate, recordDate, paymentDate } = action;
  return [meetingDate, entitlementDate, exDate, recordDate, paymentDate].filter((date) => date !== null).sort();
}

const ACTIONS: Subject<CorporateAction> = {
  table: 'corporate_actions',
  keyOf: ({ id }) => id,
  columns: { symbol: 'text', dates: 'date[]', latest: 'date' },
  columnsOf: (action) => ({ symbol: action.symbol, dates: datesOf(action), latest: datesOf(action).at(-1) ?? null }),
};

export function corporateActions(db: Kysely<Tables>): Store['corporateActions'] {
  return {
    async list({ symbol, from, to, asOf } = {}) {
      let query = db.selectFrom('corporate_actions').select('content').where(validAt(asOf));
      if (symbol !== undefined) query = query.where('symbol', '=', symbol);
      if (from !== undefined || to !== undefined) {
        const inside = sql<boolean>`day between ${from ?? EARLIEST}::date and ${to ?? LATEST}::date`;
        query = query.where(sql<boolean>`exists (select from unnest(dates) as day where ${inside})`);
      }
      const rows = await query
        .orderBy('latest', (order) => order.desc().nullsLast())
        .orderBy('key')
        .execute();
      return rows.map(({ content }) => content as CorporateAction);
    },
    revisions: (symbol) => revisionsOf(db, 'corporate_actions', { column: 'symbol', value: symbol }),
    save: (records, recordedAt) => saveVersions(db, ACTIONS, records, recordedAt),
  };
}
