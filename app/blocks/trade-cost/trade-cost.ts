import { pick } from '#domain/bilingual.ts';
import { tradeCost, type FeeAmount } from '#domain/calculators/trade-cost.ts';
import { ofThousandths } from '#domain/calculators/exact.ts';
import { exactText, filsText } from '#domain/calculators/exact-text.ts';
import { readMoney, readPercent } from '#domain/calculators/inputs.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { percent } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';

type Fees = NonNullable<ExchangeConfig['fees']>;

/** Id of the broker's fee in the list, whose rate readers can replace by their own broker's. */
const BROKER = 'broker';

/** The cost of a trade by the list of fees, and by how much the price must rise to cover it. */
export function tradeCostCalculator(
  query: URLSearchParams,
  fees: Fees,
  { today, locale }: { today: PlainDate; locale: Locale },
): CalculatorData {
  const t = textOf(locale);
  const inputs = readInputs(query, { value: readMoney, broker: orElse(readPercent, null) });
  const field = fieldsOf(inputs, t);
  const listed = fees.lines.find(({ id }) => id === BROKER);
  return {
    id: 'trade-cost',
    label: t('tradeCost.label'),
    fields: [
      field('value', { label: t('tradeCost.value'), isNumber: true }),
      ...(listed
        ? [
            field('broker', {
              label: t('tradeCost.broker'),
              isNumber: true,
              hint: t('tradeCost.broker.hint', { rate: rate(listed.rate) }),
            }),
          ]
        : []),
    ],
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, fees, { today, locale }),
  };
}

const rate = (value: number) => percent(value, { sign: false, decimals: 3, zero: true });

function answerOf(
  { value, broker }: { value: number; broker: number | null },
  fees: Fees,
  { today, locale }: { today: PlainDate; locale: Locale },
): CalculatorAnswer {
  const t = textOf(locale);
  const lines = fees.lines.map((line) => (line.id === BROKER && broker !== null ? { ...line, rate: broker } : line));
  const cost = tradeCost(value, lines, fees.vat);
  const amount = exactText(ofThousandths(value));
  const name = (id: string) => pick(fees.lines.find((line) => line.id === id)!.name, locale);
  return {
    title: t('tradeCost.answer', { amount }),
    figure: filsText(cost.total),
    unit: t('calculator.aed'),
    sentences: [
      t('tradeCost.ofValue', { share: rate(cost.ofValue) }),
      t('tradeCost.breakEven', { rise: rate(cost.breakEven), both: filsText(cost.total * 2n) }),
    ],
    working: [
      ...cost.lines.map((line) => ({
        label: name(line.line.id),
        sum: sumOf(line, amount, locale),
        result: filsText(line.amount),
      })),
      { label: t('tradeCost.fees'), result: filsText(cost.fees) },
      { label: t('tradeCost.vat', { rate: rate(fees.vat) }), result: filsText(cost.vat) },
      { label: t('tradeCost.total'), result: filsText(cost.total), isAnswer: true },
    ],
    sources: lines.map((line) => ({
      label: name(line.id),
      value: rate(line.rate),
      from: line.id === BROKER && broker !== null ? t('tradeCost.typed') : pick(fees.note, locale),
    })),
    statement: t('calculator.statement', { day: formatDate(today, locale) }),
  };
}

function sumOf({ line, byRate, isLeast }: FeeAmount, amount: string, locale: Locale): string {
  const sum = `${amount} × ${rate(line.rate)} = ${exactText(byRate)}`;
  if (!isLeast) return sum;
  return `${sum} < ${textOf(locale)('tradeCost.least', { amount: exactText(ofThousandths(line.least)) })}`;
}
