import type { Bilingual } from '#domain/bilingual.ts';
import { byLocale } from '#domain/each-locale.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Security } from '#domain/security.ts';

function inLocaleOrder(...texts: readonly (string | null)[]): Bilingual {
  return byLocale((locale) => texts[LOCALE_CODES.indexOf(locale)] ?? null) as Bilingual;
}

function security(symbol: string, english: string, arabic: string | null, over: Partial<Security> = {}): Security {
  return sampleSecurity(symbol, { name: inLocaleOrder(english, arabic), ...over });
}

const FINANCIALS = inLocaleOrder('Financials', 'المالية');

export const ROSTER: readonly Security[] = [
  security('NOOR', 'Noor Holdings PJSC', 'نور القابضة', { isin: 'AEZ000000012' }),
  security('NOORF27', 'Noor Holdings Futures January 2027', null, { kind: 'future' }),
  security('BANKA', 'Eastern Lending', 'الشرقية للإقراض'),
  security('MASRAF', 'Bank of Pearls PJSC', 'مصرف اللآلئ ش.م.ع', { sector: FINANCIALS }),
  security('WAHA', 'Oasis Bank', 'بنك الواحة'),
  security('BANKS', 'Bank of the Sister', null, { exchange: 'sister' }),
  security('KUTTAB', 'Kuttab Education', 'كُتّاب للتعليم'),
  security('SHIFA', 'Shifa Hospitals', 'مستشفيات الشفاء الأهلية'),
  security('MANARA', 'Al Manara Ports', null),
  security('NAKHL', 'Nakhl Reit', 'نخل ريت', { kind: 'reit' }),
];

/** A search returns this much of each kind. */
export const LIMITS = { securities: 8, pages: 8, others: 8, sentences: true };
