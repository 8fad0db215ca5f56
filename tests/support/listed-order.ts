import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { journeyFile, SIDE_BY_SIDE } from '../side-by-side.ts';

/** The slowest tests of parts: started last, one of them would delay the end of the run. */
const LONG = [
  'tools/backup/backup.test.ts',
  'tools/backup/damaged-backup.test.ts',
  'store/embedded/engine.test.ts',
  'store/postgres/engine.test.ts',
  'store/postgres/leadership.test.ts',
  'live/bus-redis.test.ts',
  'ingest/ingest.test.ts',
];

const FIRST = [...LONG, ...SIDE_BY_SIDE.map(journeyFile)];

/**
 * Slow tests start first, parallel journeys in the order of their list, all others by name: every run has the same
 * order.
 */
export class ListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? FIRST.length : place;
}
