import { changedLists, type TrueAnswer } from './faults.ts';
import type { WireCall } from './wire-calls.ts';

/** The number of listed securities of each kind, and the first day of their prices. */
const LISTED = 6;
export const FIRST_DAY = '2025-12-01';
/** The number of disclosures ever published. */
const PUBLISHED = 400;

const ROSTERS: readonly WireCall[] = ['securities-lists', 'fresh-securities', 'roster'];

/**
 * Reduces the exchange's answers to those of a small and young one: reading all of them repeatedly takes a tenth of the
 * time.
 */
export function asSmallExchange(call: WireCall, query: URLSearchParams, answer: TrueAnswer): TrueAnswer {
  if (call === 'bars' && (query.get('to') ?? '') < FIRST_DAY) return { ...answer, body: Buffer.from('[]') };
  if (call === 'disclosure-count') return { ...answer, body: Buffer.from(fewer(answer.body.toString())) };
  if (call === 'older-disclosures') return cut(answer, Math.max(0, PUBLISHED - Number(query.get('skip'))));
  // The few credits are at the end of the roster, and have pages of their own.
  return ROSTERS.includes(call) ? kept(answer, (row, at) => at < LISTED || isCredit(row)) : answer;
}

function isCredit(row: unknown): boolean {
  return JSON.stringify(row).includes('"Carbon Credits"');
}

/** Caps the only number in the answer. */
function fewer(count: string): string {
  return count.replace(/\d+/, (number) => String(Math.min(Number(number), PUBLISHED)));
}

function cut(answer: TrueAnswer, length: number): TrueAnswer {
  return kept(answer, (_row, at) => at < length);
}

function kept(answer: TrueAnswer, isKept: (row: unknown, at: number) => boolean): TrueAnswer {
  const whole: unknown = JSON.parse(answer.body.toString('utf8').replace(/^\uFEFF/, ''));
  return { ...answer, body: Buffer.from(JSON.stringify(changedLists(whole, (rows) => rows.filter(isKept)))) };
}
