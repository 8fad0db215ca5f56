import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { journeyFile, SIDE_BY_SIDE } from '../side-by-side.ts';

/** Journeys side by side begin in the order of their list, all others by name: every run is like the one before. */
export class ListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = SIDE_BY_SIDE.findIndex((name) => moduleId.endsWith(`/${journeyFile(name)}`));
  return place === -1 ? SIDE_BY_SIDE.length : place;
}
