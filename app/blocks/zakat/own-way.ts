import { byFigure } from '#domain/calculators/zakat.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readShares, readSymbol } from '#domain/calculators/inputs.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { threeDecimals, twoDecimals } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData, CalculatorSource } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { statementText } from './statement-text.ts';
import type { ZakatGround, ZakatRow } from './zakat-data.ts';

/** Zakat and purification of a holder from the figures that the issuer published, for one or several years. */
export function ownWay(query: URLSearchParams, ground: ZakatGround, locale: Locale): CalculatorData {
  const t = textOf(locale);
  const { publishing, ownSymbol, figures } = ground;
  const symbols = publishing.map(({ value }) => value);
  const inputs = readInputs(query, {
    symbol: orElse((typed) => readSymbol(typed, symbols), ownSymbol),
    shares: readShares,
  });
  const symbol = inputs.values?.symbol ?? (query.get('symbol')?.toUpperCase() || ownSymbol);
  const own = figures.filter((figure) => figure.symbol === symbol);
  const years = query.getAll('year').filter((year) => own.some((figure) => String(figure.year) === year));
  const chosen = own.filter((figure, at) => (years.length > 0 ? years.includes(String(figure.year)) : at === 0));
  const field = fieldsOf(inputs, t);
  return {
    id: 'zakat',
    label: t('zakat.way.own'),
    fields: [
      ...(publishing.length > 1 ? [field('symbol', { label: t('zakat.company'), options: publishing })] : []),
      field('shares', { label: t('zakat.shares'), isNumber: true }),
    ],
    many: {
      name: 'year',
      legend: t('zakat.years'),
      options: own.map(({ year }) => ({ value: String(year), label: String(year) })),
      chosen: chosen.map(({ year }) => String(year)),
    },
    kept: { way: 'own' },
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, chosen.toReversed(), ground, locale),
  };
}

interface Holding {
  symbol: string;
  shares: number;
}

function answerOf(
  { symbol, shares }: Holding,
  chosen: readonly ZakatRow[],
  { today }: ZakatGround,
  locale: Locale,
): CalculatorAnswer {
  const t = textOf(locale);
  const due = chosen.map((figure) => ({ figure, ...byFigure(shares, figure.amountPerThousandShares) }));
  const total = due.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    title: t('zakat.answer.own', { symbol, count: wholeText(shares) }),
    figure: chosen.length > 0 ? filsText(total) : null,
    unit: t('calculator.aed'),
    sentences: chosen.length > 0 ? [] : [t('zakat.noFigure')],
    working: [
      ...due.map(({ figure, exact, amount }) => ({
        label: t('zakat.year', { year: String(figure.year) }),
        sum: `${wholeText(shares)} × ${twoDecimals(figure.amountPerThousandShares, { zero: true })} ÷ 1,000 = ${exactText(exact)}`,
        result: filsText(amount),
      })),
      ...(due.length > 1 ? [{ label: t('zakat.total'), result: filsText(total), isAnswer: true }] : []),
      ...chosen.flatMap((figure) => purification(figure, shares, locale)),
    ],
    sources: chosen.map((figure) => sourceOf(figure, locale)),
    statement: statementText(today, locale),
  };
}

/** The purification for a year; a year without a published figure shows that there is none, not zero. */
function purification({ year, impurePerThousandShares: impure }: ZakatRow, shares: number, locale: Locale) {
  const t = textOf(locale);
  const label = t('zakat.purification', { year: String(year) });
  if (impure === null) return [{ label, result: t('zakat.noFigure') }];
  const { exact, amount } = byFigure(shares, impure);
  const sum = `${wholeText(shares)} × ${threeDecimals(impure)} ÷ 1,000 = ${exactText(exact)}`;
  return [{ label, sum, result: filsText(amount) }];
}

function sourceOf({ symbol, year, amountPerThousandShares, meetingDate }: ZakatRow, locale: Locale): CalculatorSource {
  const t = textOf(locale);
  return {
    label: t('zakat.figure', { year: String(year) }),
    value: twoDecimals(amountPerThousandShares, { zero: true }),
    from:
      meetingDate === null
        ? t('zakat.source.company', { symbol })
        : t('zakat.source.meeting', { symbol, day: formatDate(meetingDate, locale) }),
  };
}
