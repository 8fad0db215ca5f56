import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Site } from '#tests/support/site.ts';
import type { SoakedNode } from './world.ts';

const MIB = 1024 * 1024;
/** Linux, for every program: clock ticks of processor time per second. */
const TICKS_A_SECOND = 100;
const CACHED_PATH = '/en/glossary';
const READERS = 8;
const ANSWERS = 8_000;

/** A node's resource use at one moment. */
export interface Taken {
  memoryMib: number;
  handles: number;
}

export function takenBy(node: SoakedNode): Taken {
  try {
    const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${placeOf(node)}/status`, 'utf8')) ?? [];
    return { memoryMib: Math.round((Number(kib) * 1_024) / MIB), handles: readdirSync(`${placeOf(node)}/fd`).length };
  } catch {
    return { memoryMib: 0, handles: 0 };
  }
}

/**
 * Answers from memory that a node gives per second of its main thread's processor time. Other work of the node counts
 * too, so the figure is a little lower than in bench/; other programs on the machine do not affect it.
 */
export async function cachedAnswersPerSecond({ url, process: { pid } }: Site): Promise<number> {
  const before = threadSeconds(pid!);
  await askAll(url);
  return Math.round(ANSWERS / (threadSeconds(pid!) - before));
}

async function askAll(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  let left = ANSWERS;
  const reader = async () => {
    while (left-- > 0) await ask(url + CACHED_PATH, agent);
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  agent.destroy();
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    }).once('error', reject);
  });
}

/**
 * Processor time of the answering thread, whose id equals the process id (proc(5): utime and stime are fields 14 and
 * 15; field 2 may contain spaces).
 */
function threadSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const placeOf = (node: SoakedNode) => `/proc/${node.site().process.pid}`;
