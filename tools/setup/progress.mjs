import { spawn } from 'node:child_process';
import { ROOT } from './runtime.mjs';

const TICK_MS = 1_000;
/** Where lines cannot be overwritten (a log, CI), a line at this interval, in seconds, shows that work continues. */
const QUIET_LINE_SECONDS = 15;
const KEPT_OUTPUT_LINES = 40;

/** A failed step; the message is the complete text for a person. */
export class StepError extends Error {}

const seconds = (from) => Math.round((Date.now() - from) / 1000);

/** Shows `1/3 installing … 24 s` while the work runs, and its end; a failure ends with the advice. */
export async function step(label, advice, work) {
  const from = Date.now();
  const stop = showProgress(label, from);
  try {
    await work();
  } catch (error) {
    stop(`${label}: failed after ${seconds(from)} s`);
    throw new StepError(`${error.message}\n\n${label} failed. ${advice}`);
  }
  stop(`${label}: done in ${seconds(from)} s`);
}

function showProgress(label, from) {
  const { isTTY } = process.stdout;
  const line = () => `${label} … ${seconds(from)} s`;
  if (isTTY) process.stdout.write(line());
  else console.log(`${label} …`);
  const timer = setInterval(() => {
    if (isTTY) process.stdout.write(`\r${line()}`);
    else if (seconds(from) % QUIET_LINE_SECONDS === 0) console.log(line());
  }, TICK_MS);
  return (end) => {
    clearInterval(timer);
    console.log(isTTY ? `\r\u001b[K${end}` : end);
  };
}

/** Runs a program without showing its output; rejects with the end of that output when it fails. */
export function runQuietly(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    child.once('error', (error) => reject(new Error(`${program} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve(output);
      else reject(new Error(`${lastLines(output)}\n${[program, ...args].join(' ')} ended with ${signal ?? code}.`));
    });
  });
}

function lastLines(text) {
  return text.trimEnd().split('\n').slice(-KEPT_OUTPUT_LINES).join('\n');
}
