import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const STATE_FIELD = 0;
const START_FIELD = 19;

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Identifies the set of processes in which a process number is unique: a machine, or one container on it. */
export const REALM = `${hostname()} ${processNamespace()}`.trim();

/** Linux's fields of a process after its name: state first, start in clock ticks since boot as the twentieth. */
function processFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * A mark of the process's start; '' when the system does not report it (then only its number identifies the process).
 */
export function bornAt(pid: number): string {
  return processFields(pid)?.[START_FIELD] ?? '';
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * True while the process with this number and this start runs; a process that ended but was not yet collected is dead.
 */
export function isAlive(pid: number, born: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  const fields = processFields(pid);
  if (!fields) return true;
  if (fields[STATE_FIELD] === 'Z' || fields[STATE_FIELD] === 'X') return false;
  return born === '' || fields[START_FIELD] === born;
}
