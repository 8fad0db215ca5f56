import type { CarbonFacts, FutureRoot, SisterFacts } from '../issuer.ts';

/** Underlyings of the futures, with the roots of their symbols. */
export const FUTURE_ROOTS: readonly FutureRoot[] = [
  {
    root: 'RAWZANA',
    underlying: 'RAWZANA',
    name: { en: 'Rawzana Properties', ar: 'روزنة العقارية' },
    margins: [
      ['2016-01-04', 10_000],
      ['2026-07-01', 8_000],
    ],
  },
  {
    root: 'SUHAILI',
    underlying: 'SUHAILI',
    name: { en: 'Suhaili Islamic Bank', ar: 'مصرف السهيلي الإسلامي' },
    margins: [['2016-01-04', 6_000]],
  },
  {
    root: 'JIWAN',
    underlying: 'JIWAN',
    name: { en: 'Jiwan Bank', ar: 'بنك الجيوان' },
    margins: [
      ['2016-01-04', 6_500],
      ['2026-10-01', 7_000],
    ],
  },
];

/** The small oil contract. The oil and its settlement price are invented. */
export const OIL_ROOT: FutureRoot = {
  root: 'GCRUDE',
  underlying: 'GCRUDEREF',
  name: { en: 'Gulf crude, micro', ar: 'خام الخليج، عقد مصغّر' },
  margins: [['2016-01-04', 9_000]],
};

/** Securities of the sister exchange that the feed also carries (board 200). Everything here is invented. */
export const SISTER_SECURITIES: readonly SisterFacts[] = [
  {
    symbol: 'GAWWAS',
    kind: 'equity',
    name: { en: 'Gawwas Offshore Services PLC', ar: 'غوّاص للخدمات البحرية بي إل سي' },
    sector: 'industrials',
    base: 3.4,
    units: 310,
    float: 38,
    turnover: 0.9,
    listed: '2018-11-12',
  },
  {
    symbol: 'YAZWA',
    kind: 'equity',
    name: { en: 'Yazwa Oilfield Supplies PLC', ar: 'يزوة لتجهيزات الحقول بي إل سي' },
    sector: 'industrials',
    base: 1.15,
    units: 540,
    float: 45,
    turnover: 0.6,
    listed: '2016-03-21',
  },
  {
    symbol: 'HASBREIT',
    kind: 'reit',
    name: { en: 'Hasbah Commercial REIT', ar: 'حصباة ريت التجاري' },
    sector: 'reit',
    base: 0.62,
    units: 320,
    float: 55,
    turnover: 0.3,
    listed: '2017-03-23',
  },
  {
    symbol: 'SIMAKGOLD',
    kind: 'etf',
    name: { en: 'Simak Physical Gold ETP', ar: 'منتج السماك للذهب المتداول' },
    sector: 'etf',
    base: 22.4,
    units: 6,
    float: 100,
    turnover: 0.5,
    listed: '2021-02-08',
  },
];

const GULF_STANDARD = { en: 'Gulf Carbon Standard', ar: 'معيار الخليج للكربون' };
const GULF_REGISTRY = { en: 'Gulf Carbon Registry', ar: 'سجل الخليج للكربون' };

/** Carbon credits of the pilot board: one unit is one tonne. Everything here is invented. */
export const CARBON_CREDITS: readonly CarbonFacts[] = [
  {
    symbol: 'CCDHUHA24',
    name: { en: 'Dhuha Desert Solar Credits 2024', ar: 'أرصدة كربون الضحى الشمسية 2024' },
    project: {
      en: 'Solar fields that replace gas-fired power in Al Dhafra',
      ar: 'حقول شمسية تحل محل الكهرباء المولدة بالغاز في الظفرة',
    },
    vintage: 2024,
    base: 18.5,
    listed: '2025-02-24',
    listedCredits: 420_000,
    retiredBy: 250,
    standard: GULF_STANDARD,
    registry: GULF_REGISTRY,
    projectType: 'avoidance',
    method: 'GCS-E02',
    country: 'AE',
    verifier: { en: 'Barzan Assurance', ar: 'برزان للتحقق' },
    turnover: 0.12,
  },
  {
    symbol: 'CCQURM23',
    name: { en: 'Khor Mangrove Restoration Credits 2023', ar: 'أرصدة كربون استعادة قرم الخور 2023' },
    project: {
      en: 'Mangroves planted on 1,150 hectares of tidal flats',
      ar: 'زراعة أشجار القرم على 1,150 هكتاراً من المسطحات المدّية',
    },
    vintage: 2023,
    base: 41.2,
    listed: '2024-11-04',
    listedCredits: 135_000,
    retiredBy: 125,
    standard: GULF_STANDARD,
    registry: GULF_REGISTRY,
    projectType: 'removal',
    method: 'GCS-N05',
    country: 'AE',
    verifier: { en: 'Sahil Verification', ar: 'ساحل للتحقق' },
    turnover: 0.09,
  },
  {
    symbol: 'CCKAWS25',
    name: { en: 'Kaws Cooling Efficiency Credits 2025', ar: 'أرصدة كربون كفاءة التبريد كوس 2025' },
    project: {
      en: 'Thermal storage and treated water in 22 cooling plants',
      ar: 'تخزين حراري ومياه معالجة في 22 محطة تبريد',
    },
    vintage: 2025,
    base: 12.75,
    listed: '2026-01-19',
    listedCredits: 260_000,
    retiredBy: 65,
    standard: GULF_STANDARD,
    registry: GULF_REGISTRY,
    projectType: 'reduction',
    method: 'GCS-C11',
    country: 'AE',
    verifier: { en: 'Barzan Assurance', ar: 'برزان للتحقق' },
    turnover: 0.07,
  },
];
