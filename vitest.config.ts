import { defineConfig } from 'vitest/config';

const NO_TESTS = ['node_modules/**', 'build/**', 'data/**', '.cache/**'];

/** `unit`: rules and parts, next to their code, and the recorded answers. `journeys`: the built site as a visitor meets it, one file after the other. */
export default defineConfig({
  test: {
    // Where a file's tests may run beside each other: the smallest machine has two cores.
    maxConcurrency: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // A slow or busy machine fails no test: none asserts by the clock.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NO_TESTS, 'tests/*.test.ts', 'tests/!(samples)/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/**/*.test.ts'],
          exclude: [...NO_TESTS, 'tests/samples/**'],
          globalSetup: ['tests/support/built-site.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a page does next is waited for; how long it takes is measured in bench/.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
