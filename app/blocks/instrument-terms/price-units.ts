import type { Locale } from '#domain/locale.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import { place } from '#exchange.place.ts';
import { textOf } from '#messages/text.tsx';
import { currencyName, isNamed } from './currency-name.ts';

/** Units of a security's figures, in the reader's language. */
export interface PriceUnits {
  /** Unit of its prices: 'AED', 'per cent of par value', 'points', 'USD a barrel'. */
  price: string;
  /** Currency of payments. */
  money: string;
  /** 'Prices in AED' */
  pricesIn: string;
  /** Units of prices and values in one sentence. */
  sentence: string;
  /**
   * Both units in short, for a row in a list where other rows are in dirhams: 'USD', 'USD %', 'points', 'USD a barrel'.
   * Null for dirhams.
   */
  tag: string | null;
  /** True when prices and values are in dirhams. */
  inAed: boolean;
}

/** The units that correspond to price terms. For loaders. */
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
