import { ofThousandths } from '#domain/calculators/exact.ts';
import { exactText } from '#domain/calculators/exact-text.ts';
import { readMoney } from '#domain/calculators/inputs.ts';
import { checkSteps, type AmountRule } from '#domain/calculators/offering.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';

interface Question {
  query: URLSearchParams;
  /** Default rule where nothing else is typed, and its source. */
  usual: { rule: AmountRule; from: string };
  today: PlainDate;
  locale: Locale;
}

/** An amount in dirhams with digit grouping and as many decimals as it has. */
export function dirhamsText(amount: Thousandths): string {
  return exactText(ofThousandths(amount), { least: amount % 1_000 === 0 ? 0 : 2, most: 3 });
}

/** Checks whether a tranche accepts an amount, and shows the nearest accepted amounts. */
export function stepsCheck({ query, usual, today, locale }: Question): CalculatorData {
  const t = textOf(locale);
  const { least, step } = usual.rule;
  const inputs = readInputs(query, {
    amount: readMoney,
    least: orElse(readMoney, least),
    step: orElse(readMoney, step),
    most: orElse(readMoney, null),
  });
  const field = fieldsOf(inputs, t);
  const hint = (value: Thousandths) => t('offerings.steps.hint', { amount: dirhamsText(value) });
  return {
    id: 'steps-check',
    label: t('offerings.steps'),
    fields: [
      field('amount', { label: t('offerings.amount'), isNumber: true }),
      field('least', { label: t('offerings.steps.least'), isNumber: true, hint: hint(least) }),
      field('step', { label: t('offerings.steps.step'), isNumber: true, hint: hint(step) }),
      field('most', { label: t('offerings.steps.most'), isNumber: true, hint: t('offerings.steps.most.hint') }),
    ],
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, usual, { today, locale }),
  };
}

function answerOf(
  { amount, ...rule }: { amount: Thousandths } & AmountRule,
  usual: Question['usual'],
  { today, locale }: { today: PlainDate; locale: Locale },
): CalculatorAnswer {
  const t = textOf(locale);
  const source = (label: string, value: Thousandths, offered?: Thousandths) => ({
    label: t(label),
    value: dirhamsText(value),
    from: value === offered ? usual.from : t('calculator.typed'),
  });
  return {
    title: stepsSentence(amount, rule, t),
    figure: null,
    working: stepsWorking(amount, rule, t),
    sources: [
      source('offerings.steps.least', rule.least, usual.rule.least),
      source('offerings.steps.step', rule.step, usual.rule.step),
      ...(rule.most === null ? [] : [source('offerings.steps.most', rule.most)]),
    ],
    statement: t('calculator.statement', { day: formatDate(today, locale) }),
  };
}

/** Sentence on whether the amount is accepted, or which amounts are. */
export function stepsSentence(amount: Thousandths, rule: AmountRule, t: Text): string {
  const { isAccepted, lower, higher } = checkSteps(amount, rule);
  const values = { amount: dirhamsText(amount), lower: '', higher: '' };
  if (isAccepted) return t('offerings.steps.yes', values);
  if (lower === null) return t('offerings.steps.noHigher', { ...values, higher: dirhamsText(higher!) });
  if (higher === null) return t('offerings.steps.noLower', { ...values, lower: dirhamsText(lower) });
  return t('offerings.steps.noBoth', { ...values, lower: dirhamsText(lower), higher: dirhamsText(higher) });
}

function stepsWorking(amount: Thousandths, { least, step }: AmountRule, t: Text): WorkingLine[] {
  if (amount < least)
    return [{ label: t('offerings.steps.below'), result: `${dirhamsText(amount)} < ${dirhamsText(least)}` }];
  const over = amount - least;
  const whole = Math.floor(over / step);
  return [
    {
      label: t('offerings.steps.over'),
      sum: `${dirhamsText(amount)} − ${dirhamsText(least)}`,
      result: dirhamsText(over),
    },
    {
      label: t('offerings.steps.count'),
      sum: `${dirhamsText(over)} = ${exactText(ofThousandths(whole * 1_000), { least: 0, most: 0 })} × ${dirhamsText(step)} + ${dirhamsText(over - whole * step)}`,
      result: dirhamsText(over - whole * step),
      isAnswer: true,
    },
  ];
}
