import type { Locale } from '#domain/locale.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import { place } from '#exchange.place.ts';
import { textOf } from '#messages/text.tsx';
import { currencyName, isNamed } from './currency-name.ts';

/** What a security's figures are in, in the reader's language. */
export interface PriceUnits {
  /** Of its prices: 'AED', 'per cent of par value', 'points', 'USD a barrel'. */
  price: string;
  /** Of what is paid. */
  money: string;
  /** 'Prices in AED' */
  pricesIn: string;
  /** Of prices and values in one sentence. */
  sentence: string;
  /** Both in short, for a row among those in dirhams, which have none: 'USD', 'USD %', 'points', 'USD a barrel'. */
  tag: string | null;
  /** Prices and values are dirhams. */
  inAed: boolean;
}

/** The units that price terms come to. For loaders. */
export function priceUnits({ unit, currency }: Pick<PriceTerms, 'unit' | 'currency'>, locale: Locale): PriceUnits {
  const t = textOf(locale);
  const money = currencyName(currency, locale);
  const inAed = unit === 'currency' && currency === place.currency.code;
  const values = isNamed(currency) ? t(`terms.in.${currency}`) : t('terms.in.other', { currency });
  const prices = unit === 'currency' ? values : t(`terms.in.${unit}`, { values });
  const price = unit === 'currency' ? money : t(`terms.unit.${unit}`, { currency: money });
  return {
    price,
    money,
    pricesIn: t('terms.pricesIn', { prices }),
    sentence:
      unit === 'currency' ? t('terms.pricesAndValues', { values }) : t('terms.pricesThenValues', { prices, values }),
    tag: inAed ? null : { currency, percent: `${currency} %`, points: price, barrel: price }[unit],
    inAed,
  };
}
