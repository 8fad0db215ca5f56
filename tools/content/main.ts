import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileContent } from './compile.ts';
import type { Fault } from './fault.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Editors write a file in several steps; one compile serves all of them. */
const SETTLE_MS = 80;

function compile(): boolean {
  const { count, changed, faults, draftFaults } = compileContent(root);
  if (changed > 0) console.log(`content: ${count} articles, ${changed} new or changed`);
  report('Articles that the site shows:', faults);
  report('Drafts, which no page of app/site-map.ts shows yet:', draftFaults);
  return faults.length === 0;
}

function report(title: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  console.error(title);
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
}

function compileOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, 'content'), { recursive: true }, (_event, name) => {
    if (!name || !/\.(md|yaml)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLE_MS);
  });
}

const watching = process.argv.includes('--watch');
const done = compile();
if (watching && existsSync(join(root, 'content'))) compileOnChange();
else if (!watching && !done) process.exitCode = 1;
