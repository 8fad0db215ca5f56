import { z } from 'zod';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwCapitalChange } from '../../contract.ts';
import { day, fewOf, identifier, optionalDay, symbol } from '../../fields.ts';
import type { ListedCapitalChange } from '../../records.ts';
import { parseAnswer, readRows, RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const RATIO_MOST = 1_000;
const KINDS = { bonus: 'bonus-shares', 'reverse-split': 'split', 'capital-reduction': 'capital-reduction' } as const;
const MARKERS = { Proposed: 'proposed', Confirmed: 'confirmed', Withdrawn: 'withdrawn' } as const;

const changeSchema = z.object({
  id: identifier,
  symbol,
  kind: z.enum(['bonus', 'reverse-split', 'capital-reduction']),
  exdate: day,
  recorddate: optionalDay,
  units: fewOf(RATIO_MOST),
  of: fewOf(RATIO_MOST),
  status: z.enum(['Proposed', 'Confirmed', 'Withdrawn']),
} satisfies FieldsOf<MwCapitalChange>);

const readChange = rowReader(changeSchema, ({ exdate, recorddate, kind, status, ...change }): ListedCapitalChange => {
  if (change.units === 0 || change.of === 0) throw new RowFault('a change into nothing, or of nothing');
  if (kind !== 'bonus' && change.units >= change.of) throw new RowFault('it leaves no fewer shares than there were');
  if (recorddate !== null && recorddate < exdate) throw new RowFault('the record date is before the ex-date');
  return { ...change, kind: KINDS[kind], exDate: exdate, recordDate: recorddate, marker: MARKERS[status] };
});

/** Bonus shares, reverse splits and capital reductions of a year (our addition). */
export const capitalChangesCall = defineCall({
  name: 'capital-changes',
  title: 'Changes of capital',
  host: 'market',
  path: '/capital-changes',
  example: [2025],
  read:
    (client) =>
    (year: number, { signal }: CallOptions = {}): Promise<Batch<ListedCapitalChange>> =>
      client.json({ query: { year: String(year) }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readChange),
      ),
});
