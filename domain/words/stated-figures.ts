import type { InEveryLanguage } from '../bilingual.ts';
import type { Thousandths } from '../thousandths.ts';

/**
 * Figures that the exchange states about itself and its market (docs/specification.md, section 9). A year is given when
 * one is stated; null is shown as "as stated, undated". We did not measure them, so they are never used in
 * computations.
 */
export interface StatedFigure {
  /** The large display text. A rank is a sign in English and part of `words` in Arabic. */
  figure: InEveryLanguage;
  words: InEveryLanguage;
  year: number | null;
}

export const DUBAI_FIGURES = {
  investment: {
    figure: { en: '#1', ar: '1' },
    words: {
      en: 'in the region for attracting foreign direct investment, US$ 3.73 billion',
      ar: 'المرتبة الأولى في المنطقة في جذب الاستثمار الأجنبي المباشر، بقيمة 3.73 مليار دولار أمريكي',
    },
    year: 2021,
  },
  financialCentre: {
    figure: { en: '#17', ar: '17' },
    words: {
      en: 'in the world, and first in the region, in the financial centres index',
      ar: 'المرتبة عالمياً، والأولى في المنطقة، في مؤشر المراكز المالية',
    },
    year: null,
  },
  easeOfBusiness: {
    figure: { en: '#16', ar: '16' },
    words: {
      en: 'of 190 economies in ease of doing business',
      ar: 'المرتبة بين 190 اقتصاداً في سهولة ممارسة الأعمال',
    },
    year: 2020,
  },
  sukukIssuance: {
    figure: { en: '62%', ar: '62%' },
    words: {
      en: 'of global sukuk issuances came from the UAE',
      ar: 'من إصدارات الصكوك في العالم جاءت من دولة الإمارات',
    },
    year: 2020,
  },
} as const satisfies Record<string, StatedFigure>;

export interface StatedDebt {
  id: 'totalSukuk' | 'sukukListed' | 'totalBonds';
  /** Thousandths of a billion US dollars. */
  billions: Thousandths;
  year: number | null;
}

/** Listed debt, as stated. */
export const DEBT_FIGURES: readonly StatedDebt[] = [
  { id: 'totalSukuk', billions: 96_400, year: null },
  { id: 'sukukListed', billions: 81_200, year: null },
  { id: 'totalBonds', billions: 42_500, year: null },
];
