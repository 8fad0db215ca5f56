import { expect, it } from 'vitest';
import { formatsOf, SITE_MAP } from '#app/site-map.ts';
import { EXPORTS } from './registry.ts';

it('has an entry for each page whose address has files or a calendar, and for no other', () => {
  const withFiles = SITE_MAP.filter((address) => formatsOf(address).length > 0).map(({ name }) => name);
  expect(Object.keys(EXPORTS).toSorted()).toEqual(withFiles.toSorted());
});
