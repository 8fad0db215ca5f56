import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { SoakedNode } from './world.ts';

const MIB = 1024 * 1024;
/** Of Linux, for every program: ticks of a process's processor time a second. */
const TICKS_A_SECOND = 100;
const CACHED_PATH = '/en/glossary';
const READERS = 8;
const ANSWERS = 8_000;

/** What a node takes at one moment. */
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
 * How many answers from memory a node gives in a second of its main thread's time. What the node does meanwhile counts too,
 * so it is a little less than bench/ measures; other programs on the machine change nothing of it.
 */
export async function cachedAnswersPerSecond(node: SoakedNode): Promise<number> {
  const before = threadSeconds(node);
  await askAll(node);
  return Math.round(ANSWERS / (threadSeconds(node) - before));
}

async function askAll(node: SoakedNode): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  let left = ANSWERS;
  const reader = async () => {
    while (left-- > 0) await ask(node.url + CACHED_PATH, agent);
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

/** Of the thread that answers, whose number is that of the process (proc(5): utime and stime are the 14th and 15th field; the second may hold spaces). */
function threadSeconds(node: SoakedNode): number {
  const { pid } = node.site().process;
  const fields = readFileSync(`${placeOf(node)}/task/${pid}/stat`, 'utf8')
    .split(') ')
    .at(-1)!
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const placeOf = (node: SoakedNode) => `/proc/${node.site().process.pid}`;
