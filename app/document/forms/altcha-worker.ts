import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * A worker: receives a puzzle and returns its solution, or null when this browser cannot solve it (no cryptography
 * without https).
 */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey })
    .catch(() => null)
    .then(postMessage);
});
