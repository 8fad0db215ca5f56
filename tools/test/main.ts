import type { Outcome } from './outcome.ts';
import { stepsFor, type Step } from './steps.ts';
import { sum, totalsLine } from './totals.ts';

/** The smallest machine has two cores. */
const LANES = 2;

/** Consecutive steps that run in parallel form one group; every other step is a group of its own. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const [at, step] of steps.entries()) {
    if (step.isBeside && steps[at - 1]?.isBeside) groups.at(-1)!.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep({ name, run, shown = false }: Step): Promise<Outcome> {
  const from = performance.now();
  console.log(`▸ ${name} …`);
  const outcome = await run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if ((shown || !outcome.ok) && outcome.output) console.log(outcome.output.trimEnd());
  console.log(`${outcome.ok ? '✓' : '✗'} ${name} · ${seconds} s`);
  return outcome;
}

function notRun({ name }: Step, missing: string): Outcome {
  console.log(`✗ ${name} · not run, because '${missing}' failed`);
  return { ok: false, output: '', passed: 0, failed: 1, skipped: 0 };
}

const outcomes = new Map<string, Outcome>();

async function runNext(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const missing = step.needs?.find((name) => outcomes.get(name)?.ok === false);
    outcomes.set(step.name, missing ? notRun(step, missing) : await runStep(step));
  }
}

for (const steps of groupsOf(stepsFor(process.argv.slice(2))))
  await Promise.all(Array.from({ length: LANES }, () => runNext(steps)));

for (const { failures = [] } of outcomes.values()) for (const failure of failures) console.log(`\n${failure}`);
const unsteady = [...outcomes.values()].flatMap((outcome) => outcome.unsteady ?? []);
if (unsteady.length > 0) console.log('\nFailed at first, and passed when run once more: to be mended.');
for (const failure of unsteady) console.log(`\n${failure}`);
const failed = [...outcomes].filter(([, outcome]) => !outcome.ok).map(([name]) => name);
console.log(
  failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}. The reasons stand above, at each step.`,
);
console.log(totalsLine(sum([...outcomes.values()])));
process.exitCode = failed.length === 0 ? 0 : 1;
