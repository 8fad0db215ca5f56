import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';

export const DIRECTOR_KINDS = ['independent', 'non-executive', 'executive'] as const;
export type DirectorKind = (typeof DIRECTOR_KINDS)[number];

/** A person's past, present or future seat on a board of directors. */
export interface Director {
  name: Bilingual;
  title: Bilingual;
  kind: DirectorKind;
  since: PlainDate;
  /** The last day of the term, or of the seat when it ended earlier; null when that is not known. */
  until: PlainDate | null;
  /** Codes. */
  committees: readonly string[];
  /** Null where the source does not say. */
  isWoman: boolean | null;
}

export interface BoardCommittee {
  code: string;
  name: Bilingual;
  task: Bilingual;
}

/** A board of directors with its history and its committees. */
export interface BoardRecord {
  directors: readonly Director[];
  committees: readonly BoardCommittee[];
}

/** The rule on women has been in force since this day. */
const WOMEN_RULE_FROM: PlainDate = '2021-03-01';
const LEAST_WOMEN = 1;

/** The directors on a day, in the order of the source. */
export function boardOn(directors: readonly Director[], day: PlainDate): Director[] {
  return directors.filter(({ since, until }) => since <= day && (until === null || until >= day));
}

/** The first day for which directors are known; null without directors. */
export function firstBoardDay(directors: readonly Director[]): PlainDate | null {
  return directors.reduce<PlainDate | null>(
    (first, { since }) => (first === null || since < first ? since : first),
    null,
  );
}

/** A rule on the composition of boards of directors, and whether one meets it. */
export interface CompositionFact {
  rule: 'independent' | 'non-executive' | 'women';
  count: number;
  of: number;
  isMet: boolean;
}

/**
 * Composition of a board of directors, counted from its seats: at least a third independent, more than half
 * non-executive (as independent members are), and at least one woman. The rule on women is left out when a seat lacks
 * the information, or before the rule was in force.
 */
export function compositionOf(board: readonly Director[], day: PlainDate): CompositionFact[] {
  const of = board.length;
  if (of === 0) return [];
  const count = (is: (director: Director) => boolean) => board.filter(is).length;
  const independent = count(({ kind }) => kind === 'independent');
  const nonExecutive = count(({ kind }) => kind !== 'executive');
  const women = count(({ isWoman }) => isWoman === true);
  const isSaid = board.every(({ isWoman }) => isWoman !== null) && day >= WOMEN_RULE_FROM;
  return [
    { rule: 'independent', count: independent, of, isMet: independent * 3 >= of },
    { rule: 'non-executive', count: nonExecutive, of, isMet: nonExecutive * 2 > of },
    ...(isSaid ? [{ rule: 'women' as const, count: women, of, isMet: women >= LEAST_WOMEN }] : []),
  ];
}
