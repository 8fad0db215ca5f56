import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { circular, disclosure, HOUR_MS, NOON } from './samples.ts';

export function exchangeNoticesContract(store: OpenedStore): void {
  describe('press releases', () => {
    it('are paged newest first in their language, apart from disclosures', async () => {
      const { press, disclosures } = store();
      const rows = [0, 1, 2].map((i) => disclosure({ id: `r${i}`, symbol: 'N8', publishedAt: NOON + i }));
      await press.save(rows, NOON);
      expect(await press.page({ lang: 'en', take: 2 })).toEqual({ items: [rows[2], rows[1]], total: 3 });
      expect((await press.page({ lang: 'ar', take: 2 })).total).toBe(0);
      expect(await press.find('r0')).toEqual(rows[0]);
      expect(await disclosures.find('r0')).toBeUndefined();
    });
  });

  describe('circulars', () => {
    it('are paged newest first', async () => {
      const { circulars } = store();
      const holiday = circular({ id: 'k1', number: '77/2026' });
      const fees = circular({ id: 'k2', number: '78/2026', publishedAt: NOON + 1 });
      await circulars.save([holiday, fees], NOON);
      expect(await circulars.page({ take: 5 })).toEqual({ items: [fees, holiday], total: 2 });
    });

    it('answer what was valid at an instant', async () => {
      const { circulars } = store();
      await circulars.save([circular({ id: 'k3', slug: 'old' })], NOON);
      await circulars.save([circular({ id: 'k3', slug: 'new' })], NOON + HOUR_MS);
      expect((await circulars.find('k3', NOON))?.slug).toBe('old');
      expect((await circulars.find('k3'))?.slug).toBe('new');
    });
  });
}
