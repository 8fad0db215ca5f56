import { defineConfig } from 'vitest/config';
import { ALONE, journeyFile } from './tests/side-by-side.ts';
import { ListedOrder } from './tests/support/listed-order.ts';

const NO_TESTS = ['node_modules/**', 'build/**', 'data/**', '.cache/**'];
const ALL_JOURNEYS = 'tests/*.test.ts';
const RUN_ALONE = ALONE.map(journeyFile);
/** The smallest machine has two cores. */
const CORES = 2;

const QUIET = 'tests/support/quiet-console.ts';

/** Common to all journeys: the built site, used as a visitor uses it. */
const JOURNEYS = {
  testTimeout: 180_000,
  // The first journey that needs an exchange's history waits until it is read.
  hookTimeout: 1_200_000,
  // Tests wait for what a page does next; how long it takes is measured in bench/.
  expect: { poll: { timeout: 20_000 } },
  // Faults found on a page are listed in the failure's message, not counted.
  chaiConfig: { truncateThreshold: 2_000 },
};

/**
 * `unit`: rules and parts, next to their code, and the recorded answers. `alone`: the journeys that disturb others
 * (`tests/side-by-side.ts`), one file after the other. `journeys`: all other journeys.
 */
export default defineConfig({
  test: {
    // For files whose tests can run concurrently.
    maxConcurrency: CORES,
    sequence: { sequencer: ListedOrder },
    projects: [
      {
        test: {
          name: 'unit',
          // Files of one worker share the modules that they import: importing them took longer than the tests.
          isolate: false,
          maxWorkers: CORES,
          setupFiles: ['tools/test/property-seed.ts'],
          // A slow or busy machine fails no test: no test asserts durations.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NO_TESTS, ALL_JOURNEYS, 'tests/!(samples)/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: [ALL_JOURNEYS],
          exclude: [...NO_TESTS, ...RUN_ALONE],
          maxWorkers: CORES,
          globalSetup: ['tests/support/shared-site.ts'],
          setupFiles: [QUIET, 'tests/support/shared-site-log.ts'],
          sequence: { groupOrder: 1 },
          ...JOURNEYS,
        },
      },
      {
        test: {
          name: 'alone',
          include: RUN_ALONE,
          fileParallelism: false,
          // Each file has a site of its own: a shared one would only compete for the machine.
          globalSetup: ['tests/support/built-site.ts'],
          setupFiles: [QUIET],
          sequence: { groupOrder: 2 },
          ...JOURNEYS,
        },
      },
    ],
  },
});
