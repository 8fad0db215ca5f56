import type { Challenge, Solution } from 'altcha-lib/types';
import { pageHttp } from '#app/live/http-client.ts';
// oxlint-disable-next-line import/default -- the bundler gives the address of the worker that it builds
import solver from './altcha-worker.ts?worker&url';
import { CheckFailed, trustedAddress, type Check } from './check.ts';

/** Puzzles are valid for half an hour (server/bot-check/altcha.ts). */
const FRESH_MS = 25 * 60_000;

interface AltchaPage {
  challenge: string;
  action: string;
}

/** The device solves a puzzle while its reader fills in the form. */
export function altcha(page: AltchaPage): Check {
  let begun: { at: number; token: Promise<string> } | null = null;
  const begin = () => (begun = { at: performance.now(), token: solve(page) });
  return {
    prepare: () => begin().token,
    token() {
      const { at, token } = begun ?? begin();
      const isFresh = performance.now() - at < FRESH_MS;
      // Each form needs a new puzzle.
      begun = null;
      return isFresh ? token : solve(page);
    },
  };
}

async function solve({ challenge: path, action }: AltchaPage): Promise<string> {
  const query = new URLSearchParams({ for: action });
  const challenge = await pageHttp()
    .get<Challenge>(`${path}?${query}`)
    .catch((cause: unknown) => {
      throw new CheckFailed('load', cause);
    });
  const solution = await inWorker(challenge);
  if (solution === null) throw new CheckFailed('execute');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** In a worker, so that the page does not wait. */
function inWorker(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(solver), { type: 'module' });
    const end = (answer: () => void) => {
      worker.terminate();
      answer();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => reject(new CheckFailed('execute'))));
    worker.postMessage(challenge);
  });
}
