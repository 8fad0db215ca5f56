import { dividendDates } from '#domain/dividend-dates.ts';
import type { PlainDate } from '#domain/time.ts';
import type { InstrumentSplit } from '../market/instrument.ts';
import type { Issuer, IssuerFacts } from './issuer.ts';

/** What changed the number of an issuer's units without money, beside its splits. */
export interface CapitalChange {
  kind: 'bonus' | 'reverse-split' | 'capital-reduction';
  exDate: PlainDate;
  /** Of bonus shares added ones for held ones; else so many stand for so many old ones. */
  ratio: readonly [units: number, of: number];
}

/** A change with its further days. */
export interface DatedCapitalChange extends CapitalChange {
  id: string;
  symbol: string;
  recordDate: PlainDate;
}

/** The changes of all issuers by a day, the oldest first. */
export function capitalChangesBy(issuers: readonly Issuer[], day: PlainDate): DatedCapitalChange[] {
  return issuers
    .flatMap(({ symbol, facts }) =>
      (facts.capitalChanges ?? []).map((change): DatedCapitalChange => {
        const { exDate, recordDate } = dividendDates(change.exDate);
        return { ...change, id: `${symbol}-${change.kind}-${exDate}`.toLowerCase(), symbol, exDate, recordDate };
      }),
    )
    .filter(({ exDate }) => exDate <= day)
    .sort((a, b) => (a.exDate < b.exDate ? -1 : 1));
}

type Changes = Pick<IssuerFacts, 'splits' | 'capitalChanges'>;

/** All that the market divides prices by: splits and the other changes, as new units for old ones. */
export function unitChanges({ splits = [], capitalChanges = [] }: Changes): InstrumentSplit[] {
  return [...splits, ...capitalChanges.map(asSplit)];
}

/** Units that one became through some changes. */
export function unitsAfter(changes: readonly InstrumentSplit[]): number {
  return changes.reduce((units, { ratio: [now, before] }) => (units * now) / before, 1);
}

/** Those that change the par value with the number: bonus shares and a reduction leave it. */
export function parChanges({ splits = [], capitalChanges = [] }: Changes): InstrumentSplit[] {
  return [...splits, ...capitalChanges.filter(({ kind }) => kind === 'reverse-split').map(asSplit)];
}

function asSplit({ kind, exDate, ratio: [units, of] }: CapitalChange): InstrumentSplit {
  return { date: exDate, ratio: kind === 'bonus' ? [of + units, of] : [units, of] };
}
