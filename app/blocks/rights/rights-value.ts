import { divided, exact, multiplied } from '#domain/calculators/exact.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readChoice, readMoney, readShares, type Reading } from '#domain/calculators/inputs.ts';
import { rightsValue, theoreticalPrice, type RightsValue } from '#domain/calculators/rights.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { percent, threeDecimals } from '#domain/number.ts';
import type { RightsIssue } from '#domain/rights-issue.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type {
  CalculatorAnswer,
  CalculatorData,
  CalculatorSource,
  WorkingLine,
} from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { rightsWorking } from './rights-working.ts';

/** An issue whose terms are sufficient for the calculator. */
export interface PricedIssue {
  issue: RightsIssue;
  label: string;
  /** The last close with the right, and its day; null where no price is known. */
  close: { price: Thousandths; day: PlainDate } | null;
  lastDayToBuy: PlainDate | null;
}

interface Question {
  query: URLSearchParams;
  /** The issues that can be chosen. */
  issues: readonly { code: string; label: string }[];
  /** The issue that the address names; null when it names none. */
  chosen: PricedIssue | null;
  today: PlainDate;
  /** The exchange, as the source of the prices. */
  source: string;
  locale: Locale;
}

const SHARES_OF_EXAMPLE = 1_000;

/** The value of a holder's rights, and the result of subscribing, selling, a part of each, and doing nothing. */
export function rightsCalculator(question: Question): CalculatorData {
  const { query, issues, chosen, locale } = question;
  const t = textOf(locale);
  const inputs = readInputs(query, {
    issue: (typed: string): Reading<string> =>
      readChoice(typed, ['', ...issues.map(({ code }) => code)] as [string, ...string[]]),
    price: orDefault(readMoney, chosen?.close?.price),
    offer: orDefault(readMoney, chosen?.issue.issuePrice),
    new: orDefault(readShares, chosen?.issue.ratio.units),
    old: orDefault(readShares, chosen?.issue.ratio.of),
    shares: orDefault(readShares, chosen ? SHARES_OF_EXAMPLE : undefined),
  });
  const field = fieldsOf(inputs, t);
  const filled = (text: string | undefined) => text && t('rights.calc.filled', { value: text });
  const amount = (value: Thousandths | null | undefined) => (value == null ? undefined : threeDecimals(value));
  const count = (value: number | undefined) => (value === undefined ? undefined : wholeText(value));
  return {
    id: 'rights-value',
    label: t('rights.calc'),
    fields: [
      ...(issues.length > 0
        ? [
            field('issue', {
              label: t('rights.calc.issue'),
              options: [
                { value: '', label: t('rights.calc.own') },
                ...issues.map(({ code, label }) => ({ value: code, label })),
              ],
            }),
          ]
        : []),
      field('price', {
        label: t('rights.calc.price'),
        isNumber: true,
        hint: filled(amount(chosen?.close?.price)) || t('rights.calc.price.hint'),
      }),
      field('offer', { label: t('rights.calc.offer'), isNumber: true, hint: filled(amount(chosen?.issue.issuePrice)) }),
      field('new', { label: t('rights.calc.new'), isNumber: true, hint: filled(count(chosen?.issue.ratio.units)) }),
      field('old', { label: t('rights.calc.old'), isNumber: true, hint: filled(count(chosen?.issue.ratio.of)) }),
      field('shares', {
        label: t('rights.calc.shares'),
        isNumber: true,
        hint: chosen ? t('rights.calc.filled', { value: wholeText(SHARES_OF_EXAMPLE) }) : undefined,
      }),
    ],
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, question, t),
  };
}

function orDefault<Value>(read: (typed: string) => Reading<Value>, otherwise: Value | null | undefined) {
  return otherwise == null ? read : (orElse(read, otherwise) as (typed: string) => Reading<Value>);
}

interface Values {
  price: Thousandths;
  offer: Thousandths;
  new: number;
  old: number;
  shares: number;
}

function answerOf(values: Values, question: Question, t: Text): CalculatorAnswer {
  const { price, offer, new: units, old: of, shares } = values;
  const asked = { price, issuePrice: offer, ratio: { units, of }, shares };
  const value = rightsValue(asked);
  const common = {
    title: t('rights.calc.title', { count: wholeText(shares), ratio: t('rights.ratioOf', { units, of }) }),
    sources: sourcesOf(values, question, t),
    statement: t('calculator.statement', { day: formatDate(question.today, question.locale) }),
  };
  const worth = exactText(multiplied(theoreticalPrice(asked), exact(of + units)));
  const theoretical: WorkingLine[] = [
    {
      label: t('rights.calc.worth'),
      sum: `${wholeText(of)} × ${threeDecimals(price)} + ${wholeText(units)} × ${threeDecimals(offer)}`,
      result: worth,
    },
    {
      label: t('rights.calc.theoretical'),
      sum: `${worth} ÷ (${wholeText(of)} + ${wholeText(units)}) = ${exactText(theoreticalPrice(asked), { least: 3, most: 6 })}`,
      result: threeDecimals(value?.theoretical ?? price),
    },
  ];
  if (value === null) return { ...common, figure: null, sentences: [t('rights.calc.noValue')], working: [] };
  return {
    ...common,
    figure: filsText(value.sellProceeds),
    unit: t('calculator.aed'),
    sentences: sentencesOf(value, values, question, t),
    working: [...theoretical, ...rightsWorking(value, asked, t)],
  };
}

function sentencesOf(value: RightsValue, { new: units, old: of }: Values, question: Question, t: Text): string[] {
  const last = question.chosen?.lastDayToBuy ?? null;
  const part = divided(exact(of), exact(of + units));
  const kept = percent(Number((part.over * 100_000n * 2n + part.under) / (part.under * 2n)), {
    sign: false,
    decimals: 3,
  });
  return [
    t('rights.calc.nothing', {
      loss: filsText(value.loss),
      percent: percent(value.lossPercent, { sign: false, zero: true }),
    }),
    t('rights.calc.dilution', { kept }),
    ...(last === null ? [] : [t('rights.calc.lastDay', { day: formatDate(last, question.locale) })]),
  ];
}

function sourcesOf({ price, offer }: Values, { query, chosen, source, locale }: Question, t: Text): CalculatorSource[] {
  const typed = t('calculator.typed');
  const isTyped = (name: string) => (query.get(name) ?? '').trim() !== '';
  const close = chosen?.close;
  return [
    {
      label: t('rights.calc.price'),
      value: threeDecimals(price),
      from:
        close && !isTyped('price')
          ? t('rights.calc.close', {
              symbol: chosen.issue.symbol,
              day: formatDate(close.day, locale),
              exchange: source,
            })
          : typed,
    },
    {
      label: t('rights.calc.offer'),
      value: threeDecimals(offer),
      from: chosen && !isTyped('offer') ? t('rights.calc.announced', { exchange: source }) : typed,
    },
  ];
}
