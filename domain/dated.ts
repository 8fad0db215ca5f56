import type { PlainDate } from './time.ts';

/** A rule and the first day on which it is in force. A table of them is sorted, oldest first. */
export interface Dated<T> {
  from: PlainDate;
  rule: T;
}

/** The rule in force on that day; before the first rule, the first: earlier rules are not known. */
export function ruleOn<T>(table: readonly [Dated<T>, ...Dated<T>[]], on: PlainDate): T {
  const current = table.findLast(({ from }) => from <= on) ?? table[0];
  return current.rule;
}
