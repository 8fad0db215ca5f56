import { beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { dataAge } from './data-age.ts';
import { loadProof } from './proof.ts';

beforeAll(() => {
  registerCatalog('en', english);
  registerCatalog('ar', arabic);
});

const NOW = Date.parse('2026-11-18T11:00:00+04:00');
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const site = { exchange, locale: 'en', now: () => NOW } as Pick<Site, 'exchange' | 'locale' | 'now'> as Site;

describe('an article for proofreading', () => {
  it('is not found where no article is written', async () => {
    await expect(loadProof(site, '/investing/products/nowhere')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the age of a live block', () => {
  it.for([
    [30_000, 'Less than a minute old.'],
    [MINUTE_MS, '1 minute old.'],
    [119 * MINUTE_MS, '119 minutes old.'],
    [2 * 60 * MINUTE_MS, '2 hours old.'],
    [3 * DAY_MS, '3 days old.'],
  ] as const)('%i ms are said as: %s', ([age, words]) => {
    expect(dataAge(site, NOW - age)).toMatch(new RegExp(`^Last updated 1\\d Nov, 2026, .* ${words}$`));
  });

  it('is said to be unknown where there is no data', () => {
    expect(dataAge(site, null)).toBe('We have no data for this block.');
  });
});
