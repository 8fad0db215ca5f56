import type { InEveryLanguage } from '#domain/bilingual.ts';

/**
 * Where the exchange trades: the rest of the white label, separate from exchange.config.ts since the script of every
 * page reads its clock. Texts take the city and the currency from here: `{marketCity}` and `{marketCurrency}`
 * (tools/messages).
 */
export const place: {
  city: InEveryLanguage;
  /** IANA name of the zone in which every time is shown. It has one offset the whole year: no daylight saving. */
  timeZone: string;
  /** Of that zone, in minutes east of Greenwich; a check compares the two. */
  offsetMinutes: number;
  /** Currency of a security whose service names none: ISO 4217 code, and its name in texts. */
  currency: { code: string; name: InEveryLanguage };
} = {
  city: { en: 'Dubai', ar: 'دبي' },
  timeZone: 'Asia/Dubai',
  offsetMinutes: 240,
  currency: { code: 'AED', name: { en: 'AED', ar: 'درهم' } },
};
