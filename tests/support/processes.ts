import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The process that a site started for one of the project's programs, such as `exchange/main.ts`. Linux only. */
export function childOf(site: ChildProcess, program: string): number {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const child = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  if (child === undefined) throw new Error(`The site runs no process of ${program}.`);
  return child;
}

/** The command of each running process that was started with this setting. Empty when the system does not report it. */
export function runningWith(name: string, value: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  const isMeant = (pid: string) => told(pid, 'environ').split('\0').includes(`${name}=${value}`);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && isMeant(entry))
    .map((pid) => told(pid, 'cmdline').replaceAll('\0', ' ').trim())
    .filter((command) => command !== '');
}

/** Empty for a process that has ended, and for one of another account. */
function told(pid: string, what: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
