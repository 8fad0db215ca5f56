import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { disclosure, HOUR_MS, NOON, security } from './samples.ts';

export function announcementsContract(store: OpenedStore): void {
  describe('disclosures', () => {
    it('counts disclosures by what they are about, and narrows them to it', async () => {
      const { disclosures } = store();
      const headlines = ['BOD meeting', 'Results of BOD Meeting', 'Cash dividend distribution for 2025', 'A notice'];
      const rows = headlines.map((headline, i) => disclosure({ id: `k${i}`, symbol: 'N9', headline, files: [] }));
      await disclosures.save(rows, NOON);
      expect(await disclosures.kinds({ lang: 'en', symbol: 'N9' })).toEqual({
        'board-meeting': 2,
        dividend: 1,
        other: 1,
      });
      expect((await disclosures.page({ lang: 'en', symbol: 'N9', kind: 'dividend', take: 5 })).items).toEqual([
        rows[2],
      ]);
      expect(await disclosures.kinds({ lang: 'en', symbol: 'N9', words: 'results' })).toEqual({ 'board-meeting': 1 });
    });

    it('are narrowed to what reports on a period', async () => {
      const { disclosures } = store();
      const rows = (['Q1', 'Yearly', null] as const).map((reportInterval, i) =>
        disclosure({ id: `p${i}`, symbol: 'N8', reportInterval }),
      );
      await disclosures.save(rows, NOON);
      const ofYear = { lang: 'en', symbol: 'N8', reportInterval: 'Yearly' } as const;
      expect(await disclosures.newest({ ...ofYear, take: 5 })).toEqual([rows[1]]);
      expect(await disclosures.kinds(ofYear)).toEqual({ results: 1 });
    });

    it('are paged newest first, with how many there are in all', async () => {
      const { disclosures } = store();
      const rows = [0, 1, 2, 3, 4].map((i) => disclosure({ id: `n${i}`, symbol: 'N1', publishedAt: NOON + i }));
      await disclosures.save(
        rows.toSorted((a, b) => a.headline.localeCompare(b.headline)),
        NOON,
      );
      const page = await disclosures.page({ lang: 'en', symbol: 'N1', skip: 1, take: 2 });
      expect(page).toEqual({ items: [rows[3], rows[2]], total: 5 });
      expect(await disclosures.newest({ lang: 'en', symbol: 'N1', skip: 1, take: 2 })).toEqual(page.items);
      expect(await disclosures.page({ lang: 'en', symbol: 'N1', skip: 99, take: 2 })).toEqual({ items: [], total: 5 });
      expect(await disclosures.page({ lang: 'en', symbol: 'N1', skip: -1, take: -1 })).toEqual({ items: [], total: 5 });
      expect(await disclosures.page({ lang: 'ar', symbol: 'N1', take: 2 })).toEqual({ items: [], total: 0 });
    });

    it('are read on from one of them, whatever is added before it meanwhile', async () => {
      const { disclosures } = store();
      // Rows of the same moment are ordered by their ids.
      const rows = [4, 3, 3, 1].map((hour, i) =>
        disclosure({ id: `r${9 - i}`, symbol: 'AO2', publishedAt: NOON + hour * HOUR_MS }),
      );
      await disclosures.save(rows, NOON);
      const of = { lang: 'en', symbol: 'AO2' } as const;
      const [first, second] = await disclosures.newest({ ...of, take: 2 });
      expect([first, second]).toEqual(rows.slice(0, 2));
      await disclosures.save([disclosure({ id: 'r99', symbol: 'AO2', publishedAt: NOON + 5 * HOUR_MS })], NOON);
      expect(await disclosures.newest({ ...of, after: second, take: 5 })).toEqual(rows.slice(2));
      expect(await disclosures.newest({ ...of, after: rows.at(-1), take: 5 })).toEqual([]);
    });

    it('are listed as they were known at an instant', async () => {
      const { disclosures } = store();
      const first = disclosure({ id: 'then-1', symbol: 'AO1', headline: 'Results' });
      const put = { ...first, headline: 'Results, put right' };
      await disclosures.save([first], NOON);
      await disclosures.save([put, disclosure({ id: 'then-2', symbol: 'AO1' })], NOON + HOUR_MS);
      const of = { lang: 'en', symbol: 'AO1', take: 5 } as const;
      expect(await disclosures.newest({ ...of, asOf: NOON - 1 })).toEqual([]);
      expect(await disclosures.page({ ...of, asOf: NOON })).toEqual({ items: [first], total: 1 });
      expect(await disclosures.newest({ ...of, asOf: NOON + HOUR_MS })).toContainEqual(put);
    });

    it('leave out what was published after the instant they are asked for', async () => {
      const { disclosures } = store();
      const rows = [0, 1].map((i) => disclosure({ id: `u${i}`, symbol: 'U1', publishedAt: NOON + i }));
      await disclosures.save(rows, NOON);
      expect(await disclosures.page({ lang: 'en', symbol: 'U1', until: NOON, take: 5 })).toEqual({
        items: [rows[0]],
        total: 1,
      });
    });

    it('are filtered by announcement type, file type and Dubai days', async () => {
      const { disclosures } = store();
      const report = disclosure({ id: 'f1', symbol: 'N2', publishedAt: Date.UTC(2026, 5, 30, 20) });
      report.files = [{ ...report.files[0]!, type: 'financial_reports' }];
      const news = disclosure({
        id: 'f2',
        symbol: 'N2',
        announcementType: 'Exchange news',
        publishedAt: Date.UTC(2026, 6, 1, 20),
      });
      await disclosures.save([report, news], NOON);
      const ids = async (filter: object) =>
        (await disclosures.page({ lang: 'en', symbol: 'N2', take: 20, ...filter })).items.map(({ id }) => id);
      expect(await ids({ fileType: 'financial_reports' })).toEqual(['f1']);
      expect(await ids({ announcementType: 'Exchange news' })).toEqual(['f2']);
      expect(await ids({ from: '2026-07-01', to: '2026-07-01' })).toEqual(['f1']);
      expect(await ids({ from: '2026-07-02' })).toEqual(['f2']);
      expect(await ids({ to: '2026-06-30' })).toEqual([]);
    });

    it('are found by words in either language, whatever the spelling of the Arabic letters', async () => {
      const { disclosures } = store();
      const headline = 'إعلان عن توزيع الأرباح السنويّة';
      const issuer = { en: 'Sidra Foods PJSC', ar: 'سدرة للأغذية ش.م.ع' };
      await disclosures.save([disclosure({ id: 'w1', lang: 'ar', symbol: 'N3', headline, issuer })], NOON);
      const total = async (words: string) =>
        (await disclosures.page({ lang: 'ar', symbol: 'N3', words, take: 1 })).total;
      expect(await total('ارباح')).toBe(1);
      expect(await total('السنويه إعلان')).toBe(1);
      expect(await total('SIDRA سدره')).toBe(1);
      expect(await total('n3')).toBe(1);
      expect(await total('أرباح اندماج')).toBe(0);
      expect(await total('   ')).toBe(1);
    });

    it('take signs in words as what parts them', async () => {
      const { disclosures } = store();
      await disclosures.save([disclosure({ id: 'w2', symbol: 'N4', headline: 'Up 5% in a_b \\ "quoted"' })], NOON);
      const total = async (words: string) =>
        (await disclosures.page({ lang: 'en', symbol: 'N4', words, take: 1 })).total;
      expect(await total('5%')).toBe(1);
      expect(await total('a_b \\ "quoted"')).toBe(1);
      expect(await total('6%')).toBe(0);
      expect(await total('a%b')).toBe(1);
      expect(await total('b%c')).toBe(0);
      expect(await total('%'), 'signs alone are found nowhere').toBe(0);
      expect(await total("o'clock \0")).toBe(0);
    });

    it('keep the two languages of one id apart', async () => {
      const { disclosures } = store();
      const en = disclosure({ id: 'l1', symbol: 'N5' });
      const ar = disclosure({ id: 'l1', symbol: 'N5', lang: 'ar', headline: 'نتائج اجتماع مجلس الإدارة', files: [] });
      await disclosures.save([ar, en], NOON);
      expect(await disclosures.find('l1')).toEqual(en);
      expect(await disclosures.find('l1', undefined, 'ar')).toEqual(ar);
      await disclosures.save([disclosure({ id: 'l2', symbol: 'N5', lang: 'ar' })], NOON);
      expect((await disclosures.find('l2'))?.lang).toBe('ar');
    });

    it('show a corrected headline, and the former one as of then', async () => {
      const { disclosures } = store();
      const before = disclosure({ id: 'c1', symbol: 'N6', headline: 'Reslts' });
      const after = { ...before, headline: 'Results' };
      await disclosures.save([before], NOON);
      await disclosures.save([after], NOON + HOUR_MS);
      expect(await disclosures.page({ lang: 'en', symbol: 'N6', take: 9 })).toEqual({ items: [after], total: 1 });
      expect(await disclosures.find('c1', NOON)).toEqual(before);
      expect(await disclosures.find('c1')).toEqual(after);
      expect(await disclosures.find('nobody')).toBeUndefined();
    });

    it('are found by the path of any of their files, as the feed gives it', async () => {
      const { disclosures } = store();
      const row = disclosure({ id: 'p1', symbol: 'N7' });
      const second = { ...row.files[0]!, id: 'p1-cover', path: '/2026/Jul/2/p1/رسالة (1).pdf' };
      row.files = [...row.files, second];
      await disclosures.save([row], NOON);
      expect(await disclosures.findByFile('/2026/Jul/2/p1/Results of the board.Pdf.pdf')).toEqual(row);
      expect(await disclosures.findByFile(second.path)).toEqual(row);
      expect(await disclosures.findByFile('/2026/Jul/2/p1')).toBeUndefined();
      await disclosures.save([{ ...row, files: [] }], NOON + 1);
      expect(await disclosures.findByFile(second.path)).toEqual(row);
    });

    it('keep what they said before they were corrected', async () => {
      const { disclosures } = store();
      const first = disclosure({ id: 'v1', headline: 'Profit of 1' });
      const corrected = { ...first, headline: 'Profit of 2', files: [] };
      await disclosures.save([first], NOON);
      await disclosures.save([corrected], NOON + 1);
      expect(await disclosures.versions('v1', 'en')).toEqual([
        { disclosure: corrected, from: NOON + 1 },
        { disclosure: first, from: NOON },
      ]);
      expect(await disclosures.versions('v1', 'ar')).toEqual([]);
      expect(await disclosures.findByFile('/2026/Jul/2/v0/Results of the board.Pdf.pdf')).toBeUndefined();
    });

    it('are of the exchange where their issuer is listed', async () => {
      const { disclosures, securities } = store();
      await securities.save([security({ symbol: 'X2', exchange: 'sister' })], NOON);
      const [home, sister] = ['X1', 'X2'].map((symbol) => disclosure({ id: `of-${symbol}`, symbol, headline: 'Xyz' }));
      await disclosures.save([home!, sister!], NOON);
      const of = async (exchange?: 'home' | 'sister') =>
        (await disclosures.page({ lang: 'en', words: 'xyz', exchange, take: 9 })).items.map(({ symbol }) => symbol);
      expect([await of('home'), await of('sister'), (await of()).toSorted()]).toEqual([['X1'], ['X2'], ['X1', 'X2']]);
    });
  });
}
