import { addDays } from '#domain/calendar.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { dayNumber, type PlainDate } from '#domain/time.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { courseFrom, courseTo } from './course.ts';
import { DIRECT, FIRST_SECONDARY, PAST, SECONDARY, SELLER, SHARIA, type PastFacts } from './data.ts';
import { intentions } from './intentions.ts';
import { known, MILLION, NO_DAYS, type SimulatedOffering } from './known.ts';

/** Market data that offerings depend on. */
export interface OfferingSource {
  issuer(symbol: string): Issuer | undefined;
  /** The last close up to that day; null when there is none. */
  closeBy(symbol: string, day: PlainDate): Thousandths | null;
}

const ROUND_DAYS = 56;
/** Per cent of the capital that a large holder sells. */
const SECONDARY_PART = 4;

/** Every offering announced by that day. */
export function offeringsBy(today: PlainDate, source: OfferingSource): SimulatedOffering[] {
  return [
    ...PAST.flatMap((facts) => pastOffering(facts, today, source)),
    ...directListing(today, source),
    ...secondaryOfferings(today, source),
    ...intentions(today),
  ].filter(({ days }) => days.announced !== null && days.announced <= today);
}

function pastOffering(facts: PastFacts, today: PlainDate, { issuer: find }: OfferingSource): SimulatedOffering[] {
  const issuer = find(facts.symbol);
  if (!issuer || issuer.facts.listed > today) return [];
  const course = courseTo(issuer.facts.listed);
  const capital = issuer.facts.units * MILLION;
  const offered = (capital / 100) * facts.part;
  const fils = issuer.facts.base * 100;
  const code = `${facts.symbol}${course.opens.slice(2, 4)}`;
  const added = facts.enlarged === undefined ? 0 : (offered / 100) * facts.enlarged;
  const fresh = (offered / 100) * facts.fresh;
  return [
    known(today, course, {
      code,
      name: issuer.name,
      issuer,
      sector: issuer.sector,
      kind: facts.kind,
      isNewListing: true,
      capital,
      offered,
      enlarged: added > 0 ? { shares: added, on: addDays(course.opens, 3) } : null,
      newShares: fresh,
      soldShares: offered - fresh,
      range: { from: Math.round(fils * 0.9), to: Math.round(fils * 0.97) },
      final: Math.round(fils * 0.97),
      use: facts.use,
      sharia: issuer.facts.sharia ? SHARIA : null,
    }),
  ];
}

function directListing(today: PlainDate, { issuer: find }: OfferingSource): SimulatedOffering[] {
  const issuer = find(DIRECT);
  if (!issuer || issuer.facts.listed > today) return [];
  const { listed, units } = issuer.facts;
  return [
    {
      code: `${DIRECT}${listed.slice(2, 4)}`,
      name: issuer.name,
      issuer,
      sector: issuer.sector,
      kind: 'direct',
      isNewListing: true,
      capital: units * MILLION,
      offered: null,
      enlarged: null,
      newShares: null,
      soldShares: null,
      range: null,
      final: null,
      days: { ...NO_DAYS, announced: addDays(listed, -28), listed },
      tranches: [],
      stabilises: null,
      lockUp: null,
      use: null,
      sharia: null,
      withdrawn: null,
      changed: listed,
    },
  ];
}

/** Every eight weeks a large holder of a listed company sells shares to the public, near the market price. */
function secondaryOfferings(today: PlainDate, { issuer: find, closeBy }: OfferingSource): SimulatedOffering[] {
  const days = dayNumber(today) - dayNumber(FIRST_SECONDARY);
  const rounds = Math.max(0, Math.floor(days / ROUND_DAYS) + 2);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    const symbol = SECONDARY[round % SECONDARY.length]!;
    const course = courseFrom(addDays(FIRST_SECONDARY, round * ROUND_DAYS));
    const issuer = find(symbol);
    if (!issuer || course.announced > today) return [];
    const capital = issuer.facts.units * MILLION;
    const offered = (capital / 100) * SECONDARY_PART;
    const code = `${symbol}${course.opens.slice(2, 4)}`;
    const close = course.range <= today ? closeBy(symbol, course.range) : null;
    const to = close === null ? null : Math.max(2, Math.floor(close / 10));
    const from = to === null ? null : Math.max(1, Math.round(to * 0.95));
    return known(today, course, {
      code,
      name: issuer.name,
      issuer,
      sector: issuer.sector,
      kind: 'secondary',
      isNewListing: false,
      capital,
      offered,
      enlarged: null,
      newShares: 0,
      soldShares: offered,
      range: from === null || to === null ? null : { from, to },
      final: from === null || to === null ? null : wholeOf(`offering/${code}/final`, from, to),
      use: SELLER,
      sharia: issuer.facts.sharia ? SHARIA : null,
    });
  });
}
