import { z } from 'zod';
import type { OwnershipDay } from '#domain/foreign-ownership.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { MwOwnershipDay } from '../../contract.ts';
import { certainCount, certainSigned, day, optionalCount, signed, symbol } from '../../fields.ts';
import { parseAnswer, readRows, RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const WHOLE = 100_000;
/**
 * Tolerance for rounding to two decimals of a per cent: between the three groups and the whole, and between a count and
 * its share.
 */
const ROUNDING = 20;

const daySchema = z.object({
  date: day,
  symbol,
  issued: certainCount,
  nationalpermitted: certainSigned,
  nationalactual: certainSigned,
  gccpermitted: certainSigned,
  gccactual: certainSigned,
  foreignpermitted: certainSigned,
  foreignactual: certainSigned,
  foreignshares: optionalCount,
  jointlimit: signed,
} satisfies FieldsOf<MwOwnershipDay>);

const readDay = rowReader(daySchema, (row): OwnershipDay => {
  const read: OwnershipDay = {
    date: row.date,
    symbol: row.symbol,
    issuedShares: row.issued,
    foreignShares: row.foreignshares,
    national: { permitted: row.nationalpermitted, actual: row.nationalactual },
    gcc: { permitted: row.gccpermitted, actual: row.gccactual },
    foreign: { permitted: row.foreignpermitted, actual: row.foreignactual },
    jointLimit: row.jointlimit,
  };
  assertConsistent(read);
  return read;
});

/** Throws when the parts do not add up to the whole: a wrong count would promise shares that are not available. */
function assertConsistent({ issuedShares, foreignShares, national, gcc, foreign, jointLimit }: OwnershipDay): void {
  const parts = [national, gcc, foreign].flatMap(({ permitted, actual }) => [permitted, actual]);
  if ([...parts, jointLimit ?? 0].some((part) => part < 0 || part > WHOLE))
    throw new RowFault('a share is not between 0 and 100 per cent');
  if (Math.abs(national.actual + gcc.actual + foreign.actual - WHOLE) > ROUNDING)
    throw new RowFault('the three groups do not hold 100 per cent');
  if (issuedShares === 0) throw new RowFault('no share is issued');
  if (foreignShares !== null && Math.abs((foreignShares / issuedShares) * WHOLE - foreign.actual) > ROUNDING)
    throw new RowFault('the shares of foreigners are not their per cent');
}

/** Ownership of each company at the end of the days in a range (our addition). */
export const foreignOwnershipCall = defineCall({
  name: 'foreign-ownership',
  title: 'Foreign ownership by day',
  host: 'market',
  path: '/foreign-ownership',
  example: ['2026-11-01', '2026-11-30'],
  read:
    (client) =>
    (from: PlainDate, to: PlainDate, { signal }: CallOptions = {}): Promise<Batch<OwnershipDay>> =>
      client.json({ query: { from, to }, signal }, (answer) =>
        readRows(parseAnswer(z.array(z.unknown()), answer), readDay),
      ),
});
