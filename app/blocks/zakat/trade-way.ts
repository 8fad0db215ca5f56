import { byWorth, worthOf, ZAKAT_CALENDARS } from '#domain/calculators/zakat.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readChoice, readDay, readMoney, readShares, readSymbol } from '#domain/calculators/inputs.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { threeDecimals } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { rateText, rateSource, calendarField } from './rate.ts';
import { statementText } from './statement-text.ts';
import type { ClosingPrice, ZakatGround } from './zakat-data.ts';

/** Reads the inputs of a trader's zakat from an address. */
export function readTrade(query: URLSearchParams, { listed, ownSymbol, today }: ZakatGround) {
  const symbols = listed.map(({ value }) => value);
  return readInputs(query, {
    symbol: orElse((typed) => readSymbol(typed, symbols), ownSymbol),
    shares: readShares,
    day: orElse((typed) => readDay(typed, today), null),
    price: orElse(readMoney, null),
    calendar: (typed) => readChoice(typed, ZAKAT_CALENDARS),
  });
}

export type TradeInputs = ReturnType<typeof readTrade>;

/** Zakat of a trader: a part of the value of the shares; `close` is the price of the requested day. */
export function tradeWay(
  inputs: TradeInputs,
  close: ClosingPrice | null,
  ground: ZakatGround,
  locale: Locale,
): CalculatorData {
  const t = textOf(locale);
  const field = fieldsOf(inputs, t);
  return {
    id: 'zakat',
    label: t('zakat.way.trade'),
    fields: [
      field('symbol', { label: t('market.symbol'), hint: t('zakat.symbol.hint', { symbol: ground.ownSymbol }) }),
      field('shares', { label: t('zakat.shares'), isNumber: true }),
      field('day', { label: t('zakat.day'), type: 'date', hint: t('zakat.day.hint') }),
      field('price', { label: t('zakat.price'), isNumber: true, hint: t('zakat.price.hint') }),
      calendarField(field, t),
    ],
    kept: { way: 'trade' },
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, close, ground, locale),
  };
}

type Values = NonNullable<TradeInputs['values']>;

function answerOf(
  { symbol, shares, price, day, calendar }: Values,
  close: ClosingPrice | null,
  ground: ZakatGround,
  locale: Locale,
): CalculatorAnswer {
  const t = textOf(locale);
  const title = t('zakat.answer.trade', { symbol, count: wholeText(shares) });
  const statement = statementText(ground.today, locale);
  const used = price ?? close?.price ?? null;
  if (used === null)
    return {
      title,
      figure: null,
      sentences: [noClose(symbol, day, ground, locale)],
      working: [],
      sources: [],
      statement,
    };
  const rate = ground.rates[calendar];
  const { exact, amount } = byWorth(shares, used, rate);
  return {
    title,
    figure: filsText(amount),
    unit: t('calculator.aed'),
    working: [
      {
        label: t('zakat.worth'),
        sum: `${wholeText(shares)} × ${threeDecimals(used)}`,
        result: exactText(worthOf(shares, used)),
      },
      {
        label: t(`zakat.rate.${calendar}`),
        sum: `${exactText(worthOf(shares, used))} × ${rateText(rate)} = ${exactText(exact)}`,
        result: filsText(amount),
        isAnswer: true,
      },
    ],
    sources: [
      {
        label: t('zakat.price'),
        value: threeDecimals(used),
        from:
          price !== null || close === null
            ? t('zakat.source.typed')
            : t('zakat.source.close', { symbol, day: formatDate(close.day, locale), exchange: ground.source }),
      },
      rateSource(calendar, ground, t),
    ],
    statement,
  };
}

function noClose(symbol: string, day: PlainDate | null, { today }: ZakatGround, locale: Locale): string {
  return textOf(locale)('zakat.noClose', { symbol, day: formatDate(day ?? today, locale) });
}
