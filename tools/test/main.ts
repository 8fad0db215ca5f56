import { stepsFor, type Outcome, type Step } from './steps.ts';
import { sum, totalsLine } from './totals.ts';

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
for (const step of stepsFor(process.argv.slice(2))) {
  const missing = step.needs?.find((name) => outcomes.get(name)?.ok === false);
  outcomes.set(step.name, missing ? notRun(step, missing) : await runStep(step));
}

for (const { failures = [] } of outcomes.values()) for (const failure of failures) console.log(`\n${failure}`);
const failed = [...outcomes].filter(([, outcome]) => !outcome.ok).map(([name]) => name);
console.log(
  failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join(', ')}. The reasons stand above, at each step.`,
);
console.log(totalsLine(sum([...outcomes.values()])));
process.exitCode = failed.length === 0 ? 0 : 1;
