import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { FormDesk } from '#app/form-desk.ts';
import { loadStatus } from './status.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const WALL = Date.UTC(2026, 10, 27, 12, 0);
const REPLAYED = Date.UTC(2026, 10, 18, 7, 0);

describe.each(LOCALE_CODES)('the status page (%s)', (locale) => {
  const statusAt = (now: number, simulated: boolean) => {
    const site = {
      locale,
      now: () => now,
      wallNow: () => WALL,
      live: { clock: () => ({ simulated }) },
      isAlone: () => false,
      feedStatus: { ages: () => [], incidents: () => [] },
    } as unknown as Site;
    return loadStatus(site, { sendsMail: false } as FormDesk);
  };

  it('says the time of a simulated market beside the real one, by which data is late', () => {
    const { at, marketTime } = statusAt(REPLAYED, true);
    expect(at).toBe(WALL);
    expect(marketTime).toMatchObject({ time: '11:00', iso: new Date(REPLAYED).toISOString() });
  });

  it('says one time where the market has the same', () => {
    expect(statusAt(WALL + 5_000, true).marketTime).toBeNull();
    expect(statusAt(WALL - 90_000, false).marketTime).toBeNull();
  });
});
