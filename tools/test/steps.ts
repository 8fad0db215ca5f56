import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { ROOT, runNode, type Ended } from './program.ts';
import { failuresOf, totalsOf, type Report, type Totals } from './totals.ts';

export interface Outcome extends Totals {
  ok: boolean;
  /** What a person needs to see when the step failed. */
  output: string;
  /** Failed tests with their reasons, told again at the very end. */
  failures?: readonly string[];
}

export interface Step {
  name: string;
  /** Steps without which this one makes no sense. */
  needs?: readonly string[];
  /** Its output is worth reading when all is well, too. */
  shown?: boolean;
  run(): Promise<Outcome>;
}

const REPORTS = join(ROOT, '.cache', 'test');
const VITEST = 'node_modules/vitest/vitest.mjs';

/** What a full run does, in order. */
export const ALL_STEPS: readonly Step[] = [
  { name: 'chromium', run: async () => preparation(await provideChromium()) },
  { name: 'fonts', run: async () => preparation(await runNode(['tools/fonts/main.ts'])) },
  { name: 'texts', run: async () => preparation(await runNode(['tools/messages/main.ts'])) },
  { name: 'articles', run: async () => preparation(await runNode(['tools/content/main.ts'])) },
  { ...check('checks', 'tools/checks/main.ts'), shown: true },
  check('route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen'),
  check('types', 'node_modules/typescript/bin/tsc'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  check(
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ),
  check('unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  tests('unit'),
  { name: 'build', run: async () => preparation(await runNode(['tools/build.mjs', '--if-needed'])) },
  tests('journeys'),
];

/** Only the tests below the given paths. */
export function narrowedSteps(paths: readonly string[]): Step[] {
  const journeys = paths.filter(isJourney);
  const unit = paths.filter((path) => !isJourney(path));
  const runs = [
    ...(unit.length > 0 ? [tests('unit', ...unit)] : []),
    ...(journeys.length > 0 ? [tests('journeys', ...journeys)] : []),
  ];
  const needed = new Set(runs.flatMap((run) => run.needs ?? []));
  return [...ALL_STEPS.filter(({ name }) => needed.has(name)), ...runs];
}

function isJourney(path: string): boolean {
  return /^(\.\/)?tests(\/(?!samples)|$)/.test(path);
}

function check(name: string, ...args: string[]): Step {
  return {
    name,
    async run() {
      const { ok, output } = await runNode(args);
      return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    },
  };
}

/** A step that is no test itself counts only when it fails. */
function preparation({ ok, output }: Ended): Outcome {
  return { ok, output, passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}

function tests(project: string, ...paths: string[]): Step {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const allowNone = paths.length === 0 ? ['--passWithNoTests'] : [];
  return {
    name: project === 'unit' ? 'unit tests' : project,
    needs: project === 'journeys' ? ['chromium', 'texts', 'articles', 'build'] : ['texts', 'articles'],
    async run() {
      mkdirSync(REPORTS, { recursive: true });
      rmSync(report, { force: true });
      const { ok } = await runNode([VITEST, 'run', '--project', project, ...allowNone, ...reporters, ...paths], {
        show: true,
      });
      return { ok, output: '', ...readReport(report, ok) };
    },
  };
}

function readReport(path: string, ok: boolean): Totals & Pick<Outcome, 'failures'> {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const totals = totalsOf(report);
    const failed = ok ? totals.failed : Math.max(1, totals.failed);
    return { ...totals, failed, failures: failuresOf(report) };
  } catch {
    return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
  }
}
