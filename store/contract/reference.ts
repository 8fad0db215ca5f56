import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { corporateAction, HOUR_MS, NOON, profile, security } from './samples.ts';

export function referenceContract(store: OpenedStore): void {
  describe('securities', () => {
    it('are listed by kind, exchange and whether they are active', async () => {
      const { securities } = store();
      const fund = security({ symbol: 'S1', kind: 'fund' });
      const sister = security({ symbol: 'S2', kind: 'fund', exchange: 'sister' });
      const gone = security({ symbol: 'S3', kind: 'fund', active: false });
      await securities.save([gone, sister, fund], NOON);
      expect(await securities.list({ kind: 'fund' })).toEqual([fund, sister, gone]);
      expect(await securities.list({ kind: 'fund', exchange: 'home', active: true })).toEqual([fund]);
      expect(await securities.list({ kind: 'carbon' })).toEqual([]);
    });

    it('answer what was valid at an instant', async () => {
      const { securities } = store();
      const before = security({ symbol: 'S4' });
      const after = security({ symbol: 'S4', name: { en: 'Lulua Group PJSC', ar: 'مجموعة لؤلؤة ش.م.ع' } });
      await securities.save([before], NOON);
      expect(await securities.save([after], NOON + HOUR_MS)).toEqual({ changed: 1, news: [after] });
      expect(await securities.find('S4', NOON - 1)).toBeUndefined();
      expect(await securities.find('S4', NOON)).toEqual(before);
      expect(await securities.find('S4', NOON + HOUR_MS - 1)).toEqual(before);
      expect(await securities.find('S4', NOON + HOUR_MS)).toEqual(after);
      expect(await securities.find('S4')).toEqual(after);
      const listed = async (at?: number) => (await securities.list({}, at)).filter(({ symbol }) => symbol === 'S4');
      expect(await listed(NOON - 1)).toEqual([]);
      expect(await listed(NOON + HOUR_MS - 1)).toEqual([before]);
      expect(await listed()).toEqual([after]);
    });

    it('change nothing when equal records are saved again, whatever the order of their properties', async () => {
      const { securities } = store();
      const { symbol, ...rest } = security({ symbol: 'S5' });
      await securities.save([{ symbol, ...rest }], NOON);
      expect(await securities.save([{ ...rest, symbol }], NOON + HOUR_MS)).toEqual({ changed: 0, news: [] });
    });

    it('take text that PostgreSQL cannot hold without losing the batch', async () => {
      const { securities } = store();
      const odd = security({ symbol: 'S6', name: { en: 'Odd\0 name \ud800', ar: null } });
      expect(await securities.save([odd, security({ symbol: 'S7' })], NOON)).toMatchObject({ changed: 2 });
      expect((await securities.find('S6'))?.name.en).toBe('Odd name \ufffd');
      expect(await securities.save([odd], NOON)).toEqual({ changed: 0, news: [] });
    });
  });

  describe('profiles', () => {
    it('come back whole, in both languages, with the largest figures exact', async () => {
      const { profiles } = store();
      const saved = profile({ symbol: 'P1' });
      await profiles.save([saved], NOON);
      expect(await profiles.find('P1')).toEqual(saved);
      expect(await profiles.list()).toContainEqual(saved);
      expect(await profiles.find('P1', NOON - 1)).toBeUndefined();
      expect(await profiles.list(NOON)).toContainEqual(saved);
      expect(await profiles.list(NOON - 1)).not.toContainEqual(saved);
    });
  });

  describe('corporate actions', () => {
    it('are found by symbol and by any of their dates, the latest first', async () => {
      const { corporateActions } = store();
      const early = corporateAction({ id: 'a1', symbol: 'A1' });
      const late = corporateAction({ id: 'a2', symbol: 'A1', paymentDate: '2026-09-01' });
      const undated = corporateAction({ id: 'a3', symbol: 'A1', meetingDate: null, exDate: null, recordDate: null });
      await corporateActions.save([undated, early, late], NOON);
      expect(await corporateActions.list({ symbol: 'A1' })).toEqual([late, early, undated]);
      expect(await corporateActions.list({ symbol: 'A1', from: '2026-09-01' })).toEqual([late]);
      expect(await corporateActions.list({ symbol: 'A1', to: '2026-04-10' })).toEqual([early, late].toSorted(byId));
      expect(await corporateActions.list({ symbol: 'A1', from: '2026-05-01', to: '2026-08-01' })).toEqual([]);
    });

    it('show a marker that changed', async () => {
      const { corporateActions } = store();
      const proposed = corporateAction({ id: 'a4', symbol: 'A2' });
      await corporateActions.save([proposed], NOON);
      const confirmed = { ...proposed, marker: 'confirmed' as const };
      expect(await corporateActions.save([confirmed], NOON + 1)).toEqual({ changed: 1, news: [confirmed] });
      expect(await corporateActions.list({ symbol: 'A2' })).toEqual([confirmed]);
      const withdrawn = { ...confirmed, marker: 'withdrawn' as const };
      await corporateActions.save([withdrawn], NOON + 2);
      await corporateActions.save([withdrawn], NOON + 3);
      const then = (asOf: number) => corporateActions.list({ symbol: 'A2', asOf });
      expect([await then(NOON - 1), await then(NOON), await then(NOON + 1)]).toEqual([[], [proposed], [confirmed]]);
      const revision = { count: 2, changedAt: NOON + 2 };
      expect(await corporateActions.revisions('A2')).toEqual({ [proposed.id]: revision });
      expect(await corporateActions.revisions()).toMatchObject({ [proposed.id]: revision });
    });
  });
}

const byId = (a: { id: string }, b: { id: string }) => (a.id > b.id ? -1 : 1);
