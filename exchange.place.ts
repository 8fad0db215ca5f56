import type { InEveryLanguage } from '#domain/bilingual.ts';

/**
 * Where the exchange trades: the rest of the white label, apart from exchange.config.ts since the script of every page reads
 * its clock. Texts take the city and the currency from here: `{marketCity}` and `{marketCurrency}` (tools/messages).
 */
export const place: {
  city: InEveryLanguage;
  /** IANA's name of the zone that every time is shown in. It has one offset the whole year: no daylight saving. */
  timeZone: string;
  /** Of that zone, in minutes east of Greenwich; a check compares the two. */
  offsetMinutes: number;
  /** What a security is quoted in where its service names no currency: ISO 4217, and as texts name it. */
  currency: { code: string; name: InEveryLanguage };
} = {
  city: { en: 'Dubai', ar: 'دبي' },
  timeZone: 'Asia/Dubai',
  offsetMinutes: 240,
  currency: { code: 'AED', name: { en: 'AED', ar: 'درهم' } },
};
