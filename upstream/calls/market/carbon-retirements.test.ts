import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

describe('the register of retired credits', () => {
  it('is read row by row: an owner that is not named is null, a retirement of nothing is refused', async () => {
    const { records, rejected } = await upstreamOf(server).market.carbonRetirements();
    expect(records.map(({ tonnes, owner, on }) => ({ tonnes, owner, on }))).toEqual([
      { tonnes: 1_500, owner: { en: 'Hadeed Steel', ar: 'حديد للصلب' }, on: '2026-10-05' },
      { tonnes: 250, owner: null, on: '2026-11-02' },
    ]);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]!.reason).toContain('nothing was retired');
  });
});
