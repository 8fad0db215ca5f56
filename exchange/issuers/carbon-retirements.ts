import { addDays, isTradingDay, nextTradingDay } from '#domain/calendar.ts';
import { RETIREMENT_PURPOSES, type CarbonRetirement, type RetirementPurpose } from '#domain/carbon.ts';
import type { PlainDate } from '#domain/time.ts';
import type { CarbonCredit } from './carbon.ts';
import { INDUSTRIALS } from './data/industrials.ts';
import { MATERIALS_AND_HEALTH } from './data/materials-health.ts';
import { PROPERTY_AND_UTILITIES } from './data/property-utilities.ts';
import { entryOf, uuidOf, wholeOf } from './seeded.ts';

/** Days between two retirements of a credit. */
const GAP_DAYS = [9, 31] as const;
const LOTS = [1, 24] as const;
/** One in this many owners asks not to be named. */
const UNNAMED_ONE_IN = 6;
/** Share of the listed credits that stays in the market, 0 to 1. */
const LEFT = 0.1;
const SERIAL_DIGITS = 7;

const OWNERS = [...INDUSTRIALS, ...PROPERTY_AND_UTILITIES, ...MATERIALS_AND_HEALTH];
/** Most retirements offset a year's emissions. */
const PURPOSES: readonly RetirementPurpose[] = ['year', 'year', ...RETIREMENT_PURPOSES];

/** Retirements of a credit up to that day, oldest first; serials continue without a gap. */
export function retirementsOf(credit: CarbonCredit, day: PlainDate): CarbonRetirement[] {
  const all: CarbonRetirement[] = [];
  let [on, retired] = [credit.listed, 0];
  for (let number = 1; ; number += 1) {
    const name = `retirement/${credit.symbol}/${number}`;
    on = tradingDayFrom(addDays(on, wholeOf(`${name}/gap`, ...GAP_DAYS)));
    const tonnes = wholeOf(`${name}/lots`, ...LOTS) * credit.retiredBy;
    if (on > day || retired + tonnes > credit.listedCredits * (1 - LEFT)) return all;
    all.push({ ...retirementOf(credit, name, on), tonnes, ...serials(credit, retired + 1, retired + tonnes) });
    retired += tonnes;
  }
}

/** Tonnes of a credit that are retired by that day. */
export function retiredBy(credit: CarbonCredit, day: PlainDate): number {
  return retirementsOf(credit, day).reduce((sum, { tonnes }) => sum + tonnes, 0);
}

/** The first and last serial of the credits from `from` to `to`. */
export function serials({ symbol }: CarbonCredit, from: number, to: number) {
  const serial = (number: number) => `GCR-${symbol.slice(2)}-${String(number).padStart(SERIAL_DIGITS, '0')}`;
  return { serialFrom: serial(from), serialTo: serial(to) };
}

function retirementOf({ symbol }: CarbonCredit, name: string, on: PlainDate) {
  const { en, ar } = entryOf(`${name}/owner`, OWNERS);
  const isNamed = wholeOf(`${name}/named`, 1, UNNAMED_ONE_IN) > 1;
  return {
    id: uuidOf(name),
    symbol,
    on,
    owner: isNamed ? { en, ar } : null,
    purpose: entryOf(`${name}/purpose`, PURPOSES),
    document: null,
  };
}

function tradingDayFrom(day: PlainDate): PlainDate {
  return isTradingDay(day) ? day : nextTradingDay(day);
}
