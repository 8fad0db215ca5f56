import { fork } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { measureFloor } from './floor.ts';
import { measuredOn, reportOf, sectionsOf, type Machine } from './report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = join(ROOT, 'bench', 'README.md');
const ONE = fileURLToPath(new URL('./one.ts', import.meta.url));

function measurements(wanted: readonly string[]): string[] {
  const files = globSync('bench/*.ts', { cwd: ROOT }).filter((file) =>
    /^export (async )?function run\b/m.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  return files.sort().filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));
}

function nameOf(file: string): string {
  return basename(file, '.ts');
}

function measure(file: string): Promise<Figure[]> {
  const child = fork(ONE, [join(ROOT, file)], { cwd: ROOT, execArgv: ['--expose-gc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as Figure[]));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it had measured.`)));
  });
}

function machine(): Machine {
  const [processor] = cpus();
  const memoryGiB = Math.round(totalmem() / 1024 ** 3);
  return {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB,
    node: process.versions.node,
    system: `${platform()} ${arch()}`,
  };
}

const sections = existsSync(REPORT) ? sectionsOf(readFileSync(REPORT, 'utf8')) : new Map();
const wanted = process.argv.slice(2);
const all = measurements([]);
const unknown = wanted.find((name) => !all.some((file) => nameOf(file) === name));
if (unknown) {
  console.error(`There is no measurement '${unknown}'. There are: ${all.map(nameOf).join(', ')}.`);
  process.exit(1);
}
const files = measurements(wanted);
console.log(`Measuring the machine's floor, then ${files.map(nameOf).join(', ')} …`);
const measured = measuredOn(new Date().toISOString().slice(0, 10), machine());
sections.set('floor', { name: 'floor', measured, figures: await measureFloor() });
for (const file of files) {
  console.log(`▸ ${nameOf(file)} …`);
  sections.set(nameOf(file), { name: nameOf(file), measured, figures: await measure(file) });
}
const known = new Set(['floor', ...all.map(nameOf)]);
const kept = [...sections.values()].filter(({ name }) => known.has(name));
writeFileSync(REPORT, reportOf(kept));
for (const { figures } of kept)
  for (const { name, value, unit } of figures) console.log(`${name}: ${value.toLocaleString('en-US')} ${unit}`);
console.log('Written to bench/README.md.');
