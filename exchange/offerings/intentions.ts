import { addDays } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import { courseFrom, mondayBefore } from './course.ts';
import { INTENTIONS, NO_DEMAND, type IntentionFacts } from './data.ts';
import { known, MILLION, NO_DAYS, type SimulatedOffering } from './known.ts';

const FIRST_INTENTION = 2025;

/** Each autumn a company announces an offering; in January it withdraws it. */
export function intentions(today: PlainDate): SimulatedOffering[] {
  const years = Number(today.slice(0, 4)) - FIRST_INTENTION + 1;
  return Array.from({ length: Math.max(0, years) }, (_, at) =>
    intention(INTENTIONS[at % INTENTIONS.length]!, FIRST_INTENTION + at, today),
  );
}

function intention(facts: IntentionFacts, year: number, today: PlainDate): SimulatedOffering {
  const course = courseFrom(mondayBefore(`${year + 1}-01-17`));
  const announced = courseFrom(mondayBefore(`${year}-10-26`)).announced;
  const on = addDays(course.opens, 4);
  const areDaysKnown = course.range <= today;
  const capital = facts.units * MILLION;
  const offered = (capital / 100) * facts.part;
  const whole = known(today, course, {
    code: `${facts.stem}${String(year + 1).slice(2)}`,
    name: facts.name,
    issuer: null,
    sector: facts.sector,
    kind: 'ipo',
    isNewListing: true,
    capital,
    offered,
    enlarged: null,
    newShares: offered,
    soldShares: 0,
    range: { from: facts.priceFrom, to: facts.priceTo },
    final: null,
    use: facts.use,
    sharia: null,
  });
  return {
    ...whole,
    days: areDaysKnown ? { ...whole.days, announced } : { ...NO_DAYS, announced },
    tranches: areDaysKnown ? whole.tranches.map((tranche) => ({ ...tranche, result: null })) : [],
    stabilises: areDaysKnown && on > today ? whole.stabilises : null,
    withdrawn: on <= today ? { on, why: NO_DEMAND } : null,
    changed: areDaysKnown ? (on <= today ? on : course.range) : announced,
  };
}
