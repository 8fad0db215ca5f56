import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../issuer.ts';

/** One listed issue of sukuk or bonds. Prices are per cent of par. */
export interface DebtFacts {
  kind: 'sukuk' | 'bond';
  /** Root of the symbol; month and year of maturity and the currency follow. */
  root: string;
  issuer: Both;
  currency: 'USD' | 'AED';
  issued: PlainDate;
  matures: PlainDate;
  /** In millions of the currency. */
  size: number;
  /** Profit or coupon, thousandths of a per cent a year. */
  rate: number;
  paymentsAYear: 1 | 2 | 4;
  /** Per cent of par at listing. */
  base: number;
  home: boolean;
}

const sukuk = (row: Omit<DebtFacts, 'kind' | 'home'> & { home?: boolean }): DebtFacts => ({
  kind: 'sukuk',
  home: true,
  ...row,
});
const bond = (row: Omit<DebtFacts, 'kind' | 'home'>): DebtFacts => ({ kind: 'bond', home: true, ...row });

const RAWZANA = { en: 'Rawzana Sukuk Limited', ar: 'روزنة للصكوك المحدودة' };
const SUHAILI = { en: 'Suhaili Sukuk Company Limited', ar: 'شركة السهيلي للصكوك المحدودة' };
const NABAA = { en: 'Nabaa Sukuk Limited', ar: 'نبع للصكوك المحدودة' };
const JIWAN = { en: 'Jiwan Bank PJSC', ar: 'بنك الجيوان ش.م.ع' };
const GAWWAS = { en: 'Gawwas Finance Limited', ar: 'غوّاص للتمويل المحدودة' };

/** Sukuk and bonds. Everything here is invented. */
export const DEBT: readonly DebtFacts[] = [
  sukuk({
    root: 'RAWZANA',
    issuer: RAWZANA,
    currency: 'USD',
    issued: '2021-09-15',
    matures: '2031-09-15',
    size: 500,
    rate: 3_875,
    paymentsAYear: 2,
    base: 100,
  }),
  sukuk({
    root: 'RAWZANA',
    issuer: RAWZANA,
    currency: 'USD',
    issued: '2023-05-10',
    matures: '2028-05-10',
    size: 750,
    rate: 5_250,
    paymentsAYear: 2,
    base: 99.75,
  }),
  sukuk({
    root: 'ARISH',
    issuer: { en: 'Arish Sukuk Limited', ar: 'عريش للصكوك المحدودة' },
    currency: 'USD',
    issued: '2024-02-21',
    matures: '2029-02-21',
    size: 400,
    rate: 6_950,
    paymentsAYear: 2,
    base: 99.2,
  }),
  sukuk({
    root: 'SUHAILI',
    issuer: SUHAILI,
    currency: 'USD',
    issued: '2022-02-16',
    matures: '2027-02-16',
    size: 750,
    rate: 2_740,
    paymentsAYear: 2,
    base: 100,
  }),
  sukuk({
    root: 'SUHAILI',
    issuer: SUHAILI,
    currency: 'USD',
    issued: '2024-03-04',
    matures: '2029-03-04',
    size: 1000,
    rate: 5_243,
    paymentsAYear: 2,
    base: 100,
  }),
  sukuk({
    root: 'SUHAILI',
    issuer: SUHAILI,
    currency: 'AED',
    issued: '2025-06-18',
    matures: '2028-06-18',
    size: 1200,
    rate: 4_650,
    paymentsAYear: 4,
    base: 100,
  }),
  sukuk({
    root: 'NABAA',
    issuer: NABAA,
    currency: 'USD',
    issued: '2023-10-24',
    matures: '2033-10-24',
    size: 1000,
    rate: 5_500,
    paymentsAYear: 2,
    base: 99.5,
  }),
  sukuk({
    root: 'KAWS',
    issuer: { en: 'Kaws Green Sukuk Limited', ar: 'كوس للصكوك الخضراء المحدودة' },
    currency: 'USD',
    issued: '2025-03-05',
    matures: '2030-03-05',
    size: 700,
    rate: 5_279,
    paymentsAYear: 2,
    base: 100,
  }),
  sukuk({
    root: 'FINAA',
    issuer: { en: 'Finaa Communities Sukuk Limited', ar: 'فناء للمجتمعات للصكوك المحدودة' },
    currency: 'AED',
    issued: '2025-11-12',
    matures: '2030-11-12',
    size: 600,
    rate: 6_100,
    paymentsAYear: 4,
    base: 100,
  }),
  sukuk({
    root: 'MARAKH',
    issuer: { en: 'Marakh Finance Sukuk Limited', ar: 'مرخ للتمويل للصكوك المحدودة' },
    currency: 'AED',
    issued: '2026-04-22',
    matures: '2029-04-22',
    size: 350,
    rate: 5_850,
    paymentsAYear: 2,
    base: 100,
  }),
  bond({
    root: 'JIWAN',
    issuer: JIWAN,
    currency: 'USD',
    issued: '2022-06-22',
    matures: '2027-06-22',
    size: 500,
    rate: 4_125,
    paymentsAYear: 2,
    base: 99.6,
  }),
  bond({
    root: 'JIWAN',
    issuer: JIWAN,
    currency: 'USD',
    issued: '2025-01-22',
    matures: '2030-01-22',
    size: 750,
    rate: 5_375,
    paymentsAYear: 2,
    base: 99.9,
  }),
  bond({
    root: 'KHORBANK',
    issuer: { en: 'Khor National Bank PJSC', ar: 'بنك الخور الوطني ش.م.ع' },
    currency: 'USD',
    issued: '2023-03-14',
    matures: '2028-03-14',
    size: 300,
    rate: 5_000,
    paymentsAYear: 2,
    base: 99.4,
  }),
  bond({
    root: 'DAQAL',
    issuer: { en: 'Daqal Commercial Bank PJSC', ar: 'بنك الدقل التجاري ش.م.ع' },
    currency: 'AED',
    issued: '2024-09-18',
    matures: '2027-09-18',
    size: 500,
    rate: 5_150,
    paymentsAYear: 4,
    base: 100,
  }),
  bond({
    root: 'FURDHA',
    issuer: { en: 'Furdha Ports Finance Limited', ar: 'فرضة للموانئ للتمويل المحدودة' },
    currency: 'USD',
    issued: '2021-11-09',
    matures: '2031-11-09',
    size: 600,
    rate: 3_250,
    paymentsAYear: 2,
    base: 98.75,
  }),
  bond({
    root: 'SABEEKA',
    issuer: { en: 'Sabeeka Aluminium PJSC', ar: 'سبيكة للألمنيوم ش.م.ع' },
    currency: 'USD',
    issued: '2025-10-08',
    matures: '2032-10-08',
    size: 450,
    rate: 5_900,
    paymentsAYear: 2,
    base: 99.35,
  }),
  sukuk({
    root: 'GAWWAS',
    issuer: GAWWAS,
    currency: 'USD',
    issued: '2024-09-25',
    matures: '2029-09-25',
    size: 300,
    rate: 6_375,
    paymentsAYear: 2,
    base: 99.1,
    home: false,
  }),
  sukuk({
    root: 'YAZWA',
    issuer: { en: 'Yazwa Sukuk Limited', ar: 'يزوة للصكوك المحدودة' },
    currency: 'USD',
    issued: '2026-03-11',
    matures: '2031-03-11',
    size: 350,
    rate: 6_800,
    paymentsAYear: 2,
    base: 100,
    home: false,
  }),
];
