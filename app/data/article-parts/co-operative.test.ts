import { beforeAll, expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { coOperativePart } from './co-operative.ts';
import type { PartRequest } from './part.ts';

beforeAll(() => registerCatalog('en', english));

const COOPERATIVE = { symbol: 'COOP', label: { en: 'Co-operative shares', ar: 'أسهم التعاونيات' } };
const limit = (permitted: number, actual: number) => ({ permitted, actual, available: permitted - actual });

async function shown(cooperative: typeof COOPERATIVE | null, kind?: 'owners') {
  const owned = { national: limit(100_000, 100_000), gcc: limit(0, 0), foreign: limit(0, 0) };
  const site = {
    locale: 'en',
    exchange: { cooperative },
    live: { quotes: () => [] },
    store: {
      securities: { find: async () => sampleSecurity('COOP') },
      quotes: { list: async () => [] },
      documents: { find: async () => ({ value: owned, recordedAt: Date.UTC(2026, 10, 19, 12) }) },
    },
  } as unknown as Site;
  const settings = kind ? { kind } : {};
  return JSON.stringify(await coOperativePart({ site, t: textOf('en'), settings } as unknown as PartRequest));
}

it('where none is listed it says so once, and owners are not spoken of', async () => {
  expect(await shown(null)).toContain('No co-operative is listed here at present.');
  expect(await shown(null, 'owners')).toBe('[]');
});

it('the listed one is named, with what each group may own and owns', async () => {
  expect(await shown(COOPERATIVE)).toContain('(COOP) is listed here.');
  const owners = await shown(COOPERATIVE, 'owners');
  expect(owners).toContain('as of 19 Nov, 2026');
  expect(owners.match(/100\.00%/g)).toHaveLength(2);
  expect(owners.match(/"0\.00%"/g)).toHaveLength(7);
});
