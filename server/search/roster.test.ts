import { describe, expect, it } from 'vitest';
import { LIMITS, ROSTER } from './sample-roster.ts';
import { createSearch } from './search.ts';

describe('the roster', () => {
  it('is looked at once a minute at most, and a newcomer is found after that', async () => {
    let [now, looks] = [0, 0];
    let list = ROSTER.slice(0, 1);
    const growing = createSearch({
      list: async () => {
        looks += 1;
        return [...list];
      },
      pages: [],
      steady: () => now,
      onFailure: () => undefined,
    });
    const count = async (query: string) => (await growing.find(query, 'en', LIMITS)).securities.total;
    await Promise.all([count('noor'), count('noor'), count('noor')]);
    expect(looks).toBe(1);
    list = ROSTER.slice();
    expect(await count('waha')).toBe(0);
    now = 60_000;
    await count('waha');
    await Promise.resolve();
    expect(looks).toBe(2);
    expect(await count('waha')).toBe(1);
  });

  it('keeps what it knew when it cannot be listed, and says so', async () => {
    let now = 0;
    const failures: unknown[] = [];
    const list = async () => {
      if (now > 0) throw new Error('The store does not answer.');
      return [...ROSTER];
    };
    const failing = createSearch({ list, pages: [], steady: () => now, onFailure: (error) => failures.push(error) });
    await failing.find('noor', 'en', LIMITS);
    now = 60_000;
    await failing.find('noor', 'en', LIMITS);
    await Promise.resolve();
    expect((await failing.find('noor', 'en', LIMITS)).securities.total).toBe(2);
    expect(failures).toHaveLength(1);
  });
});
