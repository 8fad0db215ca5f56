import type { Both, SectorKey } from './issuer.ts';

/** Sector names in the exchange's own wording (docs/contracts.md, Sectors; names not seen there follow its pattern). */
export const SECTOR_NAMES: Record<SectorKey, Both> = {
  financials: { en: 'Financials', ar: 'القطاع المالي' },
  'real-estate': { en: 'Real Estate', ar: 'قطاع العقارات' },
  utilities: { en: 'Utilities', ar: 'قطاع المرافق العامة' },
  industrials: { en: 'Industrials', ar: 'قطاع الصناعة' },
  communication: { en: 'Communication Services', ar: 'قطاع خدمات الاتصالات' },
  'consumer-discretionary': { en: 'Consumer Discretionary', ar: 'قطاع الخدمات الاستهلاكية' },
  'consumer-staples': { en: 'Consumer Staples', ar: 'قطاع السلع الاستهلاكية' },
  materials: { en: 'Materials', ar: 'قطاع المواد الأساسية' },
  'health-care': { en: 'Health Care', ar: 'قطاع الرعاية الصحية' },
  technology: { en: 'Information Technology', ar: 'قطاع تقنية المعلومات' },
  reit: { en: 'Real Estate Investment Trust', ar: 'صناديق الاستثمار العقاري (ريت)' },
  etf: { en: 'Exchange Traded Funds', ar: 'صناديق المؤشرات المتداولة' },
  fund: { en: 'Funds', ar: 'الصناديق الاستثمارية' },
};

/** Sectors with enough shares for their own index, and the two letters that end its code. */
export const SECTOR_INDICES: readonly { sector: SectorKey; suffix: string }[] = [
  { sector: 'financials', suffix: 'FI' },
  { sector: 'real-estate', suffix: 'RE' },
  { sector: 'utilities', suffix: 'UT' },
  { sector: 'industrials', suffix: 'IN' },
  { sector: 'communication', suffix: 'CO' },
  { sector: 'consumer-discretionary', suffix: 'CD' },
  { sector: 'consumer-staples', suffix: 'CS' },
  { sector: 'materials', suffix: 'MA' },
];
