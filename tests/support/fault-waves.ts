import type { JobName } from '#ingest/jobs/jobs.ts';
import { ALL_CALLS } from '#upstream/upstream.ts';
import type { Plan } from './fault-proxy.ts';
import type { Fault } from './faults.ts';
import type { WireCall } from './wire-calls.ts';

/** Calls that no page uses yet. */
export const NOT_READ: readonly WireCall[] = ['trading-tab', 'filings'];
/** Files are fetched when a reader requests them. */
export const FILES: readonly WireCall[] = ['document', 'asset'];
/** Called only while earlier years are being read. */
const OF_HISTORY: readonly WireCall[] = ['bars', 'company-prices', 'disclosure-count', 'older-disclosures'];
/** Called after another call has answered. */
const AFTER_OTHERS: readonly WireCall[] = [
  'service',
  'sharia-companies',
  'top-shareholders',
  'governance-reports',
  'market-making',
  'capital-changes',
];

/** An empty answer may be correct for these, by company or by day: it is not a failure, and stored data stays. */
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
  'registrations',
  'vacancies',
];

/** The feeds that do not fail because of it. */
export function unharmedBy(fault: Fault): readonly JobName[] {
  return fault === 'answers an empty list' ? MAY_BE_EMPTY : [];
}

/** Every call that feeds read. */
export const FED_CALLS: readonly WireCall[] = [
  ...ALL_CALLS.map(({ name }) => name),
  'integrated-reports' as const,
  'older-disclosures' as const,
].filter((call) => !NOT_READ.includes(call) && !FILES.includes(call));

/** Faults of several calls at the same time. */
export interface Wave {
  plan: Plan;
  /** The calls of the plan that the site makes in this wave. */
  asked: readonly WireCall[];
  /** True when no call of a feed is answered. */
  isTotal?: boolean;
}

/**
 * Waves while earlier years are being read, which must not finish before the last wave: calls not under test fail, or
 * one reading would continue for long while another is awaited.
 */
export function wavesOfHistory(fault: Fault): Wave[] {
  if (fault === 'refuses') return [{ ...wave(['bars', 'older-disclosures', 'company-prices'], fault), asked: [] }];
  // A day without prices may be a holiday: an empty list is not a failure.
  const failing = isGood(fault) || fault === 'answers an empty list' ? 'resets' : fault;
  const prices = wave(['company-prices'], fault);
  const bars = wave(['bars', 'disclosure-count', 'older-disclosures'], fault);
  return [
    { ...prices, plan: { ...prices.plan, bars: 'does not have the call', 'older-disclosures': failing } },
    { ...bars, plan: { ...bars.plan, 'company-prices': failing } },
  ];
}

/**
 * The waves until every call of a filled site has had the fault: all at the same time, then calls made only when the
 * others answer, or when the stream does not.
 */
export function wavesOf(fault: Fault): Wave[] {
  const atOnce = FED_CALLS.filter((call) => !OF_HISTORY.includes(call));
  const hidden = ['trades', 'index-minutes', ...AFTER_OTHERS, ...(isGood(fault) ? POLLED : [])];
  const asked = atOnce.filter((call) => !hidden.includes(call));
  const all: Wave = { ...wave(atOnce, fault), asked, isTotal: !isGood(fault) };
  // A closed port counts no calls: the failure of every feed is the evidence.
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

/** An answer of ten times the size is not a fault when it repeats the same content. */
export function isGood(fault: Fault): boolean {
  return fault === 'answers ten times as much';
}

/** Called only while the stream is unavailable. */
const POLLED: readonly WireCall[] = ['status', 'stocks', 'stocks-by-dapi'];

function wave(calls: readonly WireCall[], fault: Fault): Wave {
  return { plan: Object.fromEntries(calls.map((call) => [call, fault])), asked: calls };
}

/** When every disclosure changes, all of them are read again, which takes longest: only in some rounds. */
const ALL_DISCLOSURES_EVERY = 8;

/** Every call gets hostile values of that round: the market through its stream or through its polled calls, in turn. */
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
