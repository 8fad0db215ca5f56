import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The process that a site started for one of the project's programs, such as `exchange/main.ts`. Linux only. */
export function childOf(site: ChildProcess, program: string): number {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const child = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  if (child === undefined) throw new Error(`The site runs no process of ${program}.`);
  return child;
}
