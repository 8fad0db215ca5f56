import { setTimeout as pause } from 'node:timers/promises';
import { cachedAnswersPerSecond, takenBy } from './curve.ts';
import { chance, faultsOf, type Fault } from './faults.ts';
import { sampleOf, unrecovered } from './invariants.ts';
import type { World } from './world.ts';

/** A fault lasts from three to twelve seconds, so some exceed every lease and limit and some do not. */
const FAULT_LEAST_SECONDS = 3;
const FAULT_SPREAD_SECONDS = 10;
/** Time limit for recovery after a fault, including a node's start. */
const RECOVERY_LIMIT_MS = 90_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Interval between points of the curve; they are taken between two faults. */
const POINT_EVERY_MS = 5 * MINUTE_MS;

export interface Soak {
  forMs: number;
  /** Interval between the starts of two faults, unless recovery takes longer. */
  everyMs: number;
  seed: number;
  /** On abort the soak returns the figures so far. */
  signal: AbortSignal;
  report(line: string): void;
}

/** A point of the curve: memory, handles and answers from memory, which should stay constant. */
export interface Point {
  minute: number;
  node: string;
  /** Minutes since the node's process started. */
  aliveMinutes: number;
  memoryMib: number;
  handles: number;
  answersPerCoreSecond: number;
}

export interface Found {
  faults: number;
  answers: Record<string, number>;
  memoryMost: number;
  handlesMost: number;
  /** The longest recovery after a fault. */
  recoveryMostMs: number;
  curve: Point[];
  problems: string[];
}

/** Injects random faults, one at a time, and checks the invariants each second. */
export async function soak(world: World, { forMs, everyMs, seed, signal, report }: Soak): Promise<Found> {
  const found: Found = {
    faults: 0,
    answers: {},
    memoryMost: 0,
    handlesMost: 0,
    recoveryMostMs: 0,
    curve: [],
    problems: [],
  };
  const next = chance(seed);
  const faults = faultsOf(world);
  const started = performance.now();
  const left = () => (signal.aborted ? 0 : forMs - (performance.now() - started));
  let isGoing = true;
  const watching = watch(world, found, () => isGoing);
  try {
    for (let pointAt = 0; left() > 0;) {
      const begun = performance.now();
      if (begun - started >= pointAt) {
        await takePoint(world, found, (begun - started) / MINUTE_MS, report);
        pointAt += POINT_EVERY_MS;
      }
      const fault = faults[next(faults.length)]!;
      await injectFault(world, fault, (FAULT_LEAST_SECONDS + next(FAULT_SPREAD_SECONDS)) * SECOND_MS, {
        found,
        report,
      });
      const rest = Math.min(everyMs - (performance.now() - begun), left());
      if (rest > 0) await pause(rest, undefined, { signal }).catch(() => undefined);
    }
    await takePoint(world, found, (performance.now() - started) / MINUTE_MS, report);
  } finally {
    isGoing = false;
    await watching;
  }
  return found;
}

async function takePoint({ nodes }: World, found: Found, minute: number, report: Soak['report']): Promise<void> {
  for (const node of nodes) {
    const point: Point = {
      minute: Math.round(minute),
      node: node.name,
      aliveMinutes: Math.round((Date.now() - node.startedAt()) / MINUTE_MS),
      ...takenBy(node),
      answersPerCoreSecond: await cachedAnswersPerSecond(node.site()),
    };
    found.curve.push(point);
    report(JSON.stringify(point));
  }
}

async function injectFault(
  world: World,
  fault: Fault,
  lastsMs: number,
  { found, report }: { found: Found; report(line: string): void },
): Promise<void> {
  await fault.begin();
  await pause(lastsMs);
  const ended = performance.now();
  await fault.end();
  let left = ['nothing was asked'];
  while (left.length > 0 && performance.now() - ended < RECOVERY_LIMIT_MS) {
    left = await unrecovered(world);
    if (left.length > 0) await pause(SECOND_MS / 4);
  }
  const recoveryMs = Math.round(performance.now() - ended);
  found.faults += 1;
  found.recoveryMostMs = Math.max(found.recoveryMostMs, recoveryMs);
  found.problems.push(...left.map((problem) => `after ${fault.name}: ${problem}`));
  report(
    `${fault.name} for ${lastsMs / SECOND_MS} s; as before ${recoveryMs} ms later${left.length > 0 ? `, but for: ${left.join('; ')}` : ''}`,
  );
}

async function watch({ nodes }: World, found: Found, isGoing: () => boolean): Promise<void> {
  while (isGoing()) {
    const samples = await Promise.all(nodes.filter((node) => node.isThere()).map(sampleOf));
    for (const { answers, memoryMib, handles, problems } of samples) {
      for (const [outcome, count] of Object.entries(answers))
        found.answers[outcome] = (found.answers[outcome] ?? 0) + count;
      found.memoryMost = Math.max(found.memoryMost, memoryMib);
      found.handlesMost = Math.max(found.handlesMost, handles);
      found.problems.push(...problems);
    }
    await pause(SECOND_MS);
  }
}
