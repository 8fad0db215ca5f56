import { describe, expect, test } from 'vitest';
import { marketTime, marketDate, parseLocalTime } from '#domain/date.ts';
import { SAMPLES_NOTE, hasSamples, sample, upstreamOfSamples } from './sample-service.ts';

describe.skipIf(!hasSamples)(`the recorded answers of the real services${SAMPLES_NOTE}`, () => {
  test('stocks of 2 July 2026: the row of EMAAR', async () => {
    const { records, rejected } = await upstreamOfSamples(() => sample('stocks-row-2026-07-02.json')).market.stocks();
    expect(rejected).toEqual([]);
    expect(records).toMatchObject([
      {
        symbol: 'EMAAR',
        board: '510',
        last: 11_940,
        lastAt: parseLocalTime('2026-07-02T14:58:53'),
        open: 12_060,
        high: 12_180,
        low: 11_940,
        close: 11_940,
        previousClose: 12_040,
        high52: 17_260,
        low52: 10_160,
        bid: 11_940,
        offer: 12_000,
        offerVolume: null,
        volume: 12_445_394,
        value: 149_273_553_660,
        trades: 2892,
        change: -100,
        changePercent: -831,
        reference: null,
        suspended: false,
      },
    ]);
  });

  test('index minutes of 11 September 2026, oldest first, up to the close at last', async () => {
    const { market } = upstreamOfSamples(() => sample('index-minutes-2026-09-11.json'));
    const { records, rejected } = await market.indexMinutes();
    expect(rejected).toEqual([]);
    expect(records).toHaveLength(18);
    expect(records.map(({ at }) => marketTime(at)).slice(-8)).toEqual([
      '14:45',
      '14:53',
      '14:55',
      '14:56',
      '14:57',
      '14:58',
      '14:59',
      '15:00',
    ]);
    expect(records.at(-1)).toEqual({
      index: 'DFMGI',
      at: parseLocalTime('2026-09-11T15:00:00'),
      value: 5_941_230,
      change: 37_190,
      changePercent: 630,
      volume: 198_315_424,
    });
  });

  describe('disclosures of 13 July 2026', () => {
    const page = () =>
      upstreamOfSamples(() => sample('disclosures-2026-07-13.json')).disclosures.page({ lang: 'en' }, 0);

    test('are twenty rows, newest first, none refused', async () => {
      const { records, rejected, more } = await page();
      expect({ rows: records.length, rejected, more }).toEqual({ rows: 20, rejected: [], more: true });
      const times = records.map(({ publishedAt }) => publishedAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(marketDate(times[0] ?? 0)).toBe('2026-07-13');
      expect(records[0]?.publishedAt).toBe(parseLocalTime('2026-07-13T17:17:28'));
    });

    test('name their issuers in both languages without the symbol', async () => {
      const { records } = await page();
      const named = (symbol: string) => records.find((record) => record.symbol === symbol)?.issuer;
      expect(named('IFA')).toEqual({
        en: 'International Financial Advisors Holding Co. K.P.S.C',
        ar: 'شركة الإستشارات المـالية الدولية القابضة ش.م.ك.ع',
      });
      expect(named('AJMANBANK')).toEqual({ en: 'Ajman Bank PJSC', ar: 'مصرف عجمان ش.م.ع' });
      expect(named('SALIK')).toEqual({ en: 'Salik Company PJSC', ar: 'شركة سالك ش.م.ع' });
      // This row has no space before its dash.
      expect(named('AMCUAE')).toEqual({ en: 'AL Mal UAE Equity Fund', ar: 'صندوق المال للأسهم الاماراتية' });
      expect(named('SALAM_BAH')).toEqual({ en: 'Al Salam Bank B.S.C', ar: 'بنك السلام ش.م.ب' });
      expect(records.every(({ issuer }) => issuer.ar !== null)).toBe(true);
    });

    test('tell reports and meetings by interval and type, and keep raw paths', async () => {
      const { records } = await page();
      expect(records[0]?.headline).toBe('Disclosure of material information');
      expect(records.filter(({ reportInterval }) => reportInterval === 'Q3')).toMatchObject([
        {
          symbol: 'TAALEEM',
          headline: 'Financial statements for the 3rd QTR of 2026',
          files: [{ type: 'financial_reports' }],
        },
      ]);
      expect(records.find(({ symbol }) => symbol === 'UNIONCOOP')?.files[0]?.type).toBe('general_meetings');
      expect(records[0]?.files).toEqual([
        {
          id: 'bd70c328-0db6-439c-b36d-664a7301a424',
          title: 'IFA NOT E 13 07 2026.Pdf',
          createdAt: parseLocalTime('2026-07-13T17:17:19'),
          path: '/2026/Jul/13/8c8a918b-f0d8-410e-b774-e8bf68e20009/IFA NOT E 13 07 2026.Pdf.pdf',
          language: 'en',
          type: 'news',
        },
      ]);
    });
  });

  test('circulars of 2026 carry their Dubai days and their files', async () => {
    // Only the English culture was recorded.
    const { content } = upstreamOfSamples(({ searchParams }) =>
      searchParams.get('sf_culture') === 'en' ? sample('circulars-2026-07.json') : '{"value":[]}',
    );
    const { records, rejected } = await content.circulars();
    expect(rejected).toEqual([]);
    expect(records.map(({ number, date }) => [number, date])).toEqual([
      ['10/2026', '2026-06-19'],
      ['09/2026', '2026-06-11'],
      ['08/2026', '2026-05-19'],
      ['07/2026', '2026-03-17'],
      ['06/2026', '2026-03-17'],
    ]);
    expect(records[1]).toMatchObject({
      id: '619c10f9-f602-6339-b0d9-ff00009be840',
      headline: { en: 'Trading Holiday due to New Hijri Year 1448', ar: null },
      files: [{ extension: '.pdf', bytes: 69_281, url: expect.stringMatching(/^\/docs\/.*\.pdf\?sfvrsn=f79e7380_1$/) }],
    });
  });

  test('the securities lists are one list in both languages', async () => {
    const { lists } = upstreamOfSamples((_, form) => sample(`securities-lists-${form.get('Language')}.json`));
    const { records, rejected } = await lists.securities();
    expect(rejected).toEqual([]);
    expect(records).toHaveLength(13);
    const found = (symbol: string) => records.find((record) => record.symbol === symbol);
    expect(found('EMAAR')).toEqual({
      symbol: 'EMAAR',
      sourceId: '04e697f7-f602-6339-b0d9-ff00009be840',
      name: { en: 'Emaar Properties PJSC', ar: 'إعمار العقارية ش.م.ع' },
      sector: { en: 'Real Estate', ar: 'قطاع العقارات' },
      kind: 'equity',
      exchange: 'home',
    });
    expect(found('DUBAIRESI')).toMatchObject({ name: { ar: 'مساكن دبي ريت' }, kind: 'reit' });
    expect(found('CHAE')).toMatchObject({ kind: 'etf', sector: { ar: 'صناديق المؤشرات المتداولة' } });
    expect(found('AMCUAE')).toMatchObject({ kind: 'fund', sector: null });
    expect(found('EMAAR0719USD')).toMatchObject({
      name: { en: 'Emaar Sukuk Ltd 6.400% 18-07-2019', ar: null },
      kind: 'sukuk',
      exchange: 'sister',
    });
  });

  test('the roster of 8 June 2026 counts 65 equities, 2 REITs, 2 ETFs and 1 fund in dirhams', async () => {
    interface Row {
      symbol: string;
      name: string;
      type: string;
      currency: string;
      active: boolean;
    }
    // Recorded after its reader had renamed the fields: this restores the service's names.
    const rows = (JSON.parse(sample('listed-securities-2026-06-08.json').toString()) as Row[]).map((row) => ({
      SecuritySymbol: row.symbol,
      FullName: row.name,
      SecurityType: row.type,
      Exchange: row.currency === 'AED' ? 'DFM' : 'NASDAQ Dubai',
      Active: row.active,
      ShowOnList: true,
      Currency: row.currency,
    }));
    const { content } = upstreamOfSamples(() => JSON.stringify({ value: rows }));
    const { records, rejected } = await content.securities();
    expect(rejected).toEqual([]);
    expect(records).toHaveLength(79);
    const home = records.filter(({ exchange }) => exchange === 'home').map(({ kind }) => kind);
    const counts = Object.fromEntries(
      [...new Set(home)].map((kind) => [kind, home.filter((each) => each === kind).length]),
    );
    expect(counts).toEqual({ equity: 65, reit: 2, etf: 2, fund: 1 });
    // The roster's own spelling: the market board and the disclosure feed write SALAM_BAH.
    expect(records.find(({ symbol }) => symbol === 'SALAMBAH')?.name.en).toBe('Al Salam Bank B.S.C');
  });
});
