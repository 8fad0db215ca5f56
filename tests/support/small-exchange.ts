import { changedLists, type TrueAnswer } from './faults.ts';
import type { WireCall } from './wire-calls.ts';

/** So many securities of each kind are listed, and they have no prices from before this day. */
const LISTED = 6;
export const FIRST_DAY = '2025-12-01';
/** So many disclosures were ever published. */
const PUBLISHED = 400;

const ROSTERS: readonly WireCall[] = ['securities-lists', 'fresh-securities', 'roster'];

/** The exchange's answers as those of a small and young one: reading all of it again and again takes a tenth of the time. */
export function asSmallExchange(call: WireCall, query: URLSearchParams, answer: TrueAnswer): TrueAnswer {
  if (call === 'bars' && (query.get('to') ?? '') < FIRST_DAY) return { ...answer, body: Buffer.from('[]') };
  if (call === 'disclosure-count') return { ...answer, body: Buffer.from(fewer(answer.body.toString())) };
  if (call === 'older-disclosures') return cut(answer, Math.max(0, PUBLISHED - Number(query.get('skip'))));
  // The few credits stand at the end of the roster, and have pages of their own.
  return ROSTERS.includes(call) ? kept(answer, (row, at) => at < LISTED || isCredit(row)) : answer;
}

function isCredit(row: unknown): boolean {
  return JSON.stringify(row).includes('"Carbon Credits"');
}

/** The only number of its answer. */
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
