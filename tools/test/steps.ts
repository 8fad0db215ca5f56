import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { ROOT, runNode, type Ended } from './program.ts';
import { failedFilesOf, failuresOf, totalsOf, type Report, type Totals } from './totals.ts';
import { afterAnother, type Outcome } from './outcome.ts';

export interface Step {
  name: string;
  /** Steps that this one depends on. */
  needs?: readonly string[];
  /** True when its output is useful after a success, too. */
  shown?: boolean;
  /** True when it runs in parallel with adjacent steps that have this set. */
  isBeside?: boolean;
  run(): Promise<Outcome>;
}

const REPORTS = join(ROOT, '.cache', 'test');
/** When more files than this fail, they have a common cause. */
const CHANCE_FILES = 3;
const VITEST = 'node_modules/vitest/vitest.mjs';

/** Inputs of checks and tests: subset fonts, compiled texts and articles. */
const PREPARATIONS: readonly Step[] = [
  { name: 'fonts', run: async () => preparation(await runNode(['tools/fonts/main.ts'])) },
  { name: 'texts', run: async () => preparation(await runNode(['tools/messages/main.ts'])) },
  { name: 'articles', run: async () => preparation(await runNode(['tools/content/main.ts'])) },
];

/** Checks that do not run the code. */
export const STATIC_STEPS: readonly Step[] = [
  ...PREPARATIONS,
  { ...check('route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen'), isBeside: false },
  // The longest step first.
  check(
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ),
  check('types', 'node_modules/typescript/bin/tsc'),
  { ...check('checks', 'tools/checks/main.ts'), shown: true },
  check('unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
];

/** The steps of a full run, in order. */
export const ALL_STEPS: readonly Step[] = [
  { name: 'chromium', run: async () => preparation(await provideChromium()) },
  ...STATIC_STEPS,
  // The empty database that new data folders start with.
  { name: 'database', isBeside: true, run: async () => preparation(await runNode(['tools/database/main.ts'])) },
  tests('unit tests', ['unit']),
  { name: 'build', run: async () => preparation(await runNode(['tools/build.mjs', '--if-needed'])) },
  repeated(tests('journeys', ['journeys'])),
  repeated(tests('journeys alone', ['alone'])),
];

/** `--check`: checks that do not run the code. `--watch`: tests on every change. Paths: only the tests below them. */
export function stepsFor([first, ...rest]: readonly string[]): readonly Step[] {
  if (first === undefined) return ALL_STEPS;
  if (first === '--check') return STATIC_STEPS;
  return first === '--watch' ? withNeeded([watched(rest)]) : narrowedSteps([first, ...rest]);
}

function narrowedSteps(paths: readonly string[]): Step[] {
  const journeys = paths.filter(isJourney);
  const unit = paths.filter((path) => !isJourney(path));
  return withNeeded([
    ...(unit.length > 0 ? [tests('unit tests', ['unit'], unit)] : []),
    ...(journeys.length > 0 ? [tests('journeys', ['journeys', 'alone'], journeys)] : []),
  ]);
}

function withNeeded(runs: readonly Step[]): Step[] {
  const needed = new Set(runs.flatMap((run) => run.needs ?? []));
  return [...ALL_STEPS.filter(({ name }) => needed.has(name)), ...runs];
}

/** Runs until it is stopped: tests affected by a change run again, the journeys at the paths or all unit tests. */
function watched(paths: readonly string[]): Step {
  const projects = paths.some(isJourney) ? ['journeys', 'alone'] : ['unit'];
  return {
    name: 'watch',
    needs: neededBy(projects),
    run: async () => preparation(await runNode([VITEST, 'watch', ...ofProjects(projects), ...paths], { show: true })),
  };
}

function isJourney(path: string): boolean {
  return /^(\.\/)?tests(\/(?!samples)|$)/.test(path);
}

function check(name: string, ...args: string[]): Step {
  return {
    name,
    isBeside: true,
    async run() {
      const { ok, output } = await runNode(args);
      return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    },
  };
}

/** The result of a step that is not a test: it counts only when it fails. */
function preparation({ ok, output }: Ended): Outcome {
  return { ok, output, passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A few files of journeys that failed are run once more (docs/decisions/038-journeys-run-again.md). */
function repeated(step: Step & { projects: readonly string[] }): Step {
  return {
    ...step,
    async run() {
      const first = await step.run();
      const { failedFiles = [] } = first;
      if (first.ok || failedFiles.length === 0 || failedFiles.length > CHANCE_FILES) return first;
      console.log(`▸ ${step.name}, once more: ${failedFiles.join(', ')} …`);
      return afterAnother(first, await tests(step.name, step.projects, failedFiles).run());
    },
  };
}

function tests(name: string, projects: readonly string[], paths: readonly string[] = []) {
  const report = join(REPORTS, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const allowNone = paths.length === 0 ? ['--passWithNoTests'] : [];
  return {
    name,
    projects,
    needs: neededBy(projects),
    async run(): Promise<Outcome> {
      mkdirSync(REPORTS, { recursive: true });
      rmSync(report, { force: true });
      const { ok } = await runNode([VITEST, 'run', ...ofProjects(projects), ...allowNone, ...reporters, ...paths], {
        show: true,
      });
      return { ok, output: '', ...readReport(report, ok) };
    },
  };
}

function neededBy(projects: readonly string[]): string[] {
  return projects.includes('unit') ? ['texts', 'articles', 'database'] : ['chromium', 'texts', 'articles', 'build'];
}

function ofProjects(projects: readonly string[]): string[] {
  return projects.flatMap((project) => ['--project', project]);
}

function readReport(path: string, ok: boolean): Totals & Pick<Outcome, 'failures' | 'failedFiles'> {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const totals = totalsOf(report);
    const failed = ok ? totals.failed : Math.max(1, totals.failed);
    return { ...totals, failed, failures: failuresOf(report), failedFiles: failedFilesOf(report) };
  } catch {
    return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
  }
}
