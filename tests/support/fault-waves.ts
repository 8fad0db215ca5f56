import type { JobName } from '#ingest/jobs/jobs.ts';
import { ALL_CALLS } from '#upstream/upstream.ts';
import type { Plan } from './fault-proxy.ts';
import type { Fault } from './faults.ts';
import type { WireCall } from './wire-calls.ts';

/** Calls that nothing reads yet: no page of theirs is built. */
export const NOT_READ: readonly WireCall[] = ['trading-tab', 'filings'];
/** Files are fetched when a reader asks for them. */
export const FILES: readonly WireCall[] = ['document', 'asset'];
/** Asked only while the years before are being read. */
const OF_HISTORY: readonly WireCall[] = ['bars', 'company-prices', 'disclosure-count', 'older-disclosures'];
/** Asked when another call has answered. */
const AFTER_OTHERS: readonly WireCall[] = [
  'service',
  'sharia-companies',
  'top-shareholders',
  'governance-reports',
  'market-making',
  'capital-changes',
];

/** Nothing of these may be true, company by company or day by day: that is not a failure, and what is held stays. */
const MAY_BE_EMPTY: readonly JobName[] = [
  'profiles',
  'direct-deals',
  'splits',
  'net-assets',
  'board-elections',
  'broker-figures',
  'investor-trades',
  'ownership-days',
  'holdings',
  'future-days',
  'margin-parameters',
  'dividends',
  'integrated-reports',
  'ownership',
  'filings',
];

/** The feeds that do not fail by it. */
export function unharmedBy(fault: Fault): readonly JobName[] {
  return fault === 'answers an empty list' ? MAY_BE_EMPTY : [];
}

/** Every call that feeds read. */
export const FED_CALLS: readonly WireCall[] = [
  ...ALL_CALLS.map(({ name }) => name),
  'integrated-reports' as const,
  'older-disclosures' as const,
].filter((call) => !NOT_READ.includes(call) && !FILES.includes(call));

/** Some calls get a fault at the same time. */
export interface Wave {
  plan: Plan;
  /** Those of them that are asked then. */
  asked: readonly WireCall[];
  /** Nothing that a feed reads is answered. */
  isTotal?: boolean;
}

/**
 * While the years before are being read, which they must not be before the last wave: what has no turn fails, or one
 * reading would go on for long while another is waited for.
 */
export function wavesOfHistory(fault: Fault): Wave[] {
  if (fault === 'refuses') return [{ ...wave(['bars', 'older-disclosures', 'company-prices'], fault), asked: [] }];
  // A day without prices may be a holiday: no list of them is not a failure.
  const failing = isGood(fault) || fault === 'answers an empty list' ? 'resets' : fault;
  const prices = wave(['company-prices'], fault);
  const bars = wave(['bars', 'disclosure-count', 'older-disclosures'], fault);
  return [
    { ...prices, plan: { ...prices.plan, bars: 'does not have the call', 'older-disclosures': failing } },
    { ...bars, plan: { ...bars.plan, 'company-prices': failing } },
  ];
}

/**
 * What it takes until every call of a filled site has had the fault: all at once, then those that are only asked when
 * the others answer, or when the stream does not.
 */
export function wavesOf(fault: Fault): Wave[] {
  const atOnce = FED_CALLS.filter((call) => !OF_HISTORY.includes(call));
  const hidden = ['trades', 'index-minutes', ...AFTER_OTHERS, ...(isGood(fault) ? POLLED : [])];
  const asked = atOnce.filter((call) => !hidden.includes(call));
  const all: Wave = { ...wave(atOnce, fault), asked, isTotal: !isGood(fault) };
  // Nobody is heard behind a closed door: that every feed failed says it.
  if (fault === 'refuses') return [{ ...all, asked: [] }];
  const polled = wave(['status', 'stocks', 'index-minutes', ...AFTER_OTHERS], fault);
  const byDapi = wave(['stocks-by-dapi'], fault);
  return [
    all,
    { ...polled, plan: { ...polled.plan, stream: 'resets' } },
    wave(['trades'], fault),
    ...(isGood(fault)
      ? [{ ...byDapi, plan: { ...byDapi.plan, stream: 'resets', stocks: 'answers 500' } } as Wave]
      : []),
  ];
}

/** An answer of ten times the size is not a fault where it says the same ten times. */
export function isGood(fault: Fault): boolean {
  return fault === 'answers ten times as much';
}

/** Asked only while the stream does not come. */
const POLLED: readonly WireCall[] = ['status', 'stocks', 'stocks-by-dapi'];

function wave(calls: readonly WireCall[], fault: Fault): Wave {
  return { plan: Object.fromEntries(calls.map((call) => [call, fault])), asked: calls };
}

/** Where every disclosure changes, all of them are read again, which takes longer than all else: rarely. */
const ALL_DISCLOSURES_EVERY = 8;

/** Every call gets hostile values of that round: the market's by its stream, or by its polled calls, by turns. */
export function hostileWave(round: number): Wave {
  const fault = `answers hostile values ${round}` as const;
  const isRare = (call: WireCall) => call === 'older-disclosures' && round % ALL_DISCLOSURES_EVERY !== 0;
  const { plan } = wave(
    FED_CALLS.filter((call) => !isRare(call)),
    fault,
  );
  const hidden = ['trades', 'index-minutes', ...OF_HISTORY, ...AFTER_OTHERS, ...POLLED];
  const asked = FED_CALLS.filter((call) => !hidden.includes(call));
  return round % 2 === 0
    ? { plan, asked }
    : { plan: { ...plan, stream: 'resets' }, asked: [...asked, 'status', 'stocks'] };
}
