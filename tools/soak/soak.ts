import { setTimeout as pause } from 'node:timers/promises';
import { chance, faultsOf, type Fault } from './faults.ts';
import { sampleOf, unhealed } from './invariants.ts';
import type { World } from './world.ts';

/** A fault lasts from three to twelve seconds: longer than every lease and limit, or shorter. */
const FAULT_LEAST_SECONDS = 3;
const FAULT_SPREAD_SECONDS = 10;
/** After a fault all is as before within this; what a node needs to start is in it. */
const HEALING_LIMIT_MS = 90_000;
const SECOND_MS = 1_000;

export interface Soak {
  forMs: number;
  /** From the beginning of one fault to that of the next, where healing takes no longer. */
  everyMs: number;
  seed: number;
  tell(line: string): void;
}

export interface Found {
  faults: number;
  answers: Record<string, number>;
  memoryMost: number;
  handlesMost: number;
  /** The longest time from the end of a fault until all was as before. */
  healingMostMs: number;
  problems: string[];
}

/** Lets faults come by chance, one at a time, and looks at the invariants each second. */
export async function soak(world: World, { forMs, everyMs, seed, tell }: Soak): Promise<Found> {
  const found: Found = { faults: 0, answers: {}, memoryMost: 0, handlesMost: 0, healingMostMs: 0, problems: [] };
  const next = chance(seed);
  const faults = faultsOf(world);
  const until = performance.now() + forMs;
  let isGoing = true;
  const watching = watch(world, found, () => isGoing);
  try {
    while (performance.now() < until) {
      const begun = performance.now();
      const fault = faults[next(faults.length)]!;
      await suffer(world, fault, (FAULT_LEAST_SECONDS + next(FAULT_SPREAD_SECONDS)) * SECOND_MS, { found, tell });
      const left = Math.min(everyMs - (performance.now() - begun), until - performance.now());
      if (left > 0) await pause(left);
    }
  } finally {
    isGoing = false;
    await watching;
  }
  return found;
}

async function suffer(
  world: World,
  fault: Fault,
  lastsMs: number,
  { found, tell }: { found: Found; tell(line: string): void },
): Promise<void> {
  await fault.begin();
  await pause(lastsMs);
  const ended = performance.now();
  await fault.end();
  let left = ['nothing was asked'];
  while (left.length > 0 && performance.now() - ended < HEALING_LIMIT_MS) {
    left = await unhealed(world);
    if (left.length > 0) await pause(SECOND_MS / 4);
  }
  const healingMs = Math.round(performance.now() - ended);
  found.faults += 1;
  found.healingMostMs = Math.max(found.healingMostMs, healingMs);
  found.problems.push(...left.map((problem) => `after ${fault.name}: ${problem}`));
  tell(
    `${fault.name} for ${lastsMs / SECOND_MS} s; as before ${healingMs} ms later${left.length > 0 ? `, but for: ${left.join('; ')}` : ''}`,
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
