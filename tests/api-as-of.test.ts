import { describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';

describe('what the open API tells', () => {
  journey('says of a day before its first record that nothing was known then', async ({ siteUrl }) => {
    const own = `/securities/${exchange.ownSymbol}`;
    const lists = ['/securities', '/corporate-actions', '/disclosures', '/members'];
    for (const path of [...lists, own, `${own}/holders`, `${own}/corporate-actions`]) {
      const response = await answeredInTime(`${siteUrl}${BASE}${path}?asOf=1999-01-04`);
      expect([path, response.status]).toEqual([path, 404]);
      expect((await response.json()).type).toMatch(/#not-known-then$/);
    }
    expect((await answeredInTime(`${siteUrl}${BASE}/securities/NOBODY?asOf=2011-01-03`)).status).toBe(404);
    for (const path of lists.slice(0, 3)) {
      const now = await (await answeredInTime(`${siteUrl}${BASE}${path}`)).json();
      const today = now.asOf.slice(0, 10);
      const then = await (await answeredInTime(`${siteUrl}${BASE}${path}?asOf=${today}`)).json();
      expect([path, then.rows]).toEqual([path, now.rows]);
      expect([path, then.asOf]).toEqual([path, today]);
    }
  });

  journey('answers what had been read by a moment, and says that nothing had before the first', async ({ siteUrl }) => {
    const holdersAt = async (asOf: string) => {
      const path = `/securities/${exchange.ownSymbol}/holders?asOf=${encodeURIComponent(asOf)}`;
      return answeredInTime(siteUrl + BASE + path);
    };
    const now = await (await answeredInTime(`${siteUrl}${BASE}/securities/${exchange.ownSymbol}/holders`)).json();
    // The seed was read at eight.
    const then = await (await holdersAt('2026-11-18T06:30:00Z')).json();
    expect(then.view.asOf).toBe('2026-11-18T10:30:00+04:00');
    expect(then.rows).toEqual(now.rows);
    const before = await holdersAt('2026-11-18T07:30:00+04:00');
    expect([before.status, (await before.json()).type]).toEqual([404, expect.stringMatching(/#not-known-then$/)]);
    const later = await holdersAt('2030-01-01T10:00:00+04:00');
    expect([later.status, (await later.json()).type]).toEqual([400, expect.stringMatching(/#day-to-come$/)]);
  });

  journey('gives the list of shareholders of a day', async ({ siteUrl }) => {
    const path = `${siteUrl}${BASE}/securities/${exchange.ownSymbol}/holders`;
    const now = await (await answeredInTime(path)).json();
    const same = await (await answeredInTime(`${path}?day=${now.view.day}`)).json();
    expect([same.view.day, same.rows]).toEqual([now.view.day, now.rows]);
    expect((await answeredInTime(`${path}?day=1999-01-04`)).status).toBe(404);
  });

  journey('refuses a day that has not come', async ({ siteUrl }) => {
    const own = `/securities/${exchange.ownSymbol}`;
    const asOf = ['/securities', '/corporate-actions', '/disclosures', '/members', '/listing/conditions', own];
    const paths = [...asOf, `${own}/holders`].map((path) => `${path}?asOf=2030-01-01`);
    for (const path of [...paths, '/futures/margins?day=2030-01-01']) {
      const response = await answeredInTime(`${siteUrl}${BASE}${path}`);
      expect([path, response.status]).toEqual([path, 400]);
      expect((await response.json()).type).toMatch(/#day-to-come$/);
    }
  });
});
