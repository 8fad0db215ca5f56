import { dividendDates } from '#domain/dividend-dates.ts';
import type { PlainDate } from '#domain/time.ts';
import type { InstrumentSplit } from '../market/instrument.ts';
import type { Issuer, IssuerFacts } from './issuer.ts';

/** A change in the number of an issuer's units without payment, other than a split. */
export interface CapitalChange {
  kind: 'bonus' | 'reverse-split' | 'capital-reduction';
  exDate: PlainDate;
  /** Bonus shares: added units for existing units. Otherwise: new units for old units. */
  ratio: readonly [units: number, of: number];
}

/** A capital change with its other dates. */
export interface DatedCapitalChange extends CapitalChange {
  id: string;
  symbol: string;
  recordDate: PlainDate;
}

/** The changes of all issuers up to a day, oldest first. */
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

/** All changes that prices are divided by, splits and other changes, as new units for old ones. */
export function unitChanges({ splits = [], capitalChanges = [] }: Changes): InstrumentSplit[] {
  return [...splits, ...capitalChanges.map(asSplit)];
}

/** Number of units that one unit becomes through these changes. */
export function unitsAfter(changes: readonly InstrumentSplit[]): number {
  return changes.reduce((units, { ratio: [now, before] }) => (units * now) / before, 1);
}

/**
 * Changes that alter the par value along with the number of units; bonus shares and a reduction leave the par value.
 */
export function parChanges({ splits = [], capitalChanges = [] }: Changes): InstrumentSplit[] {
  return [...splits, ...capitalChanges.filter(({ kind }) => kind === 'reverse-split').map(asSplit)];
}

function asSplit({ kind, exDate, ratio: [units, of] }: CapitalChange): InstrumentSplit {
  return { date: exDate, ratio: kind === 'bonus' ? [of + units, of] : [units, of] };
}
