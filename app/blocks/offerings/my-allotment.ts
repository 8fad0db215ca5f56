import { pick } from '#domain/bilingual.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readMoney, type Reading } from '#domain/calculators/inputs.ts';
import { allotment, checkSteps, sharesFor } from '#domain/calculators/offering.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import type { Offering, Tranche } from '#domain/offering.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData, CalculatorSource } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { ratioText } from './tranche-columns.ts';
import { dirhamsText, stepsSentence } from './steps-check.ts';

interface Question {
  query: URLSearchParams;
  offering: Offering;
  today: PlainDate;
  /** Source of the figures. */
  source: string;
  locale: Locale;
}

/**
 * What an amount applies for, and its allotment once the result is published; null where nothing is offered in
 * tranches.
 */
export function myAllotment(question: Question): CalculatorData | null {
  const { query, offering, locale } = question;
  const { tranches } = offering;
  const [first] = tranches;
  if (!first) return null;
  const t = textOf(locale);
  const inputs = readInputs(amountFirst(query), {
    amount: readMoney,
    tranche: (typed): Reading<Tranche> => ({
      value: tranches.find(({ id }) => id.toLowerCase() === typed.toLowerCase()) ?? first,
      fault: null,
    }),
  });
  const field = fieldsOf(inputs, t);
  return {
    id: 'my-allotment',
    label: t('offerings.mine'),
    fields: [
      field('amount', { label: t('offerings.amount'), isNumber: true }),
      {
        ...field('tranche', {
          label: t('offerings.tranche'),
          options: tranches.map(({ id, name, audience }) => ({
            value: id,
            label: `${pick(name, locale)}: ${pick(audience, locale)}`,
          })),
        }),
        typed: query.get('tranche') ?? '',
      },
    ],
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, question),
  };
}

/** A tranche without an amount is not a complete request. */
function amountFirst(query: URLSearchParams): URLSearchParams {
  return query.get('amount')?.trim() ? query : new URLSearchParams();
}

interface AmountIn {
  amount: Thousandths;
  tranche: Tranche;
}

function answerOf(entered: AmountIn, question: Question): CalculatorAnswer {
  const t = textOf(question.locale);
  const { amount, tranche } = entered;
  const { offering } = question;
  const title = t('offerings.mine.answer', {
    amount: dirhamsText(amount),
    tranche: pick(tranche.name, question.locale),
  });
  const common = { title, statement: t('calculator.statement', { day: formatDate(question.today, question.locale) }) };
  const sentence = (text: string): CalculatorAnswer => ({
    ...common,
    figure: null,
    sentences: [text],
    working: [],
    sources: [],
  });
  if (!checkSteps(amount, tranche).isAccepted) return sentence(stepsSentence(amount, tranche, t));
  if (offering.withdrawn) return sentence(t('offerings.mine.withdrawn'));
  if (tranche.result && offering.priceFinal !== null)
    return { ...common, ...afterResult(entered, offering.priceFinal, question) };
  if (offering.priceFrom === null || offering.priceTo === null) return sentence(t('offerings.mine.noPrice'));
  return { ...common, ...beforeResult(entered, question) };
}

type Answered = Omit<CalculatorAnswer, 'title' | 'statement'>;

/**
 * Answer before the result: the number of shares allotted depends on all other subscriptions, which nobody can know.
 */
function beforeResult({ amount }: AmountIn, { offering, source, locale }: Question): Answered {
  const t = textOf(locale);
  const [low, high] =
    offering.priceFinal === null
      ? [offering.priceFrom!, offering.priceTo!]
      : [offering.priceFinal, offering.priceFinal];
  const [least, most] = [sharesFor(amount, high), sharesFor(amount, low)];
  const line = (at: Thousandths, shares: bigint) => ({
    label: t('offerings.mine.applied'),
    sum: `⌊${dirhamsText(amount)} ÷ ${price(at)}⌋`,
    result: wholeText(shares),
  });
  return {
    figure: least === most ? wholeText(least) : `${wholeText(least)}–${wholeText(most)}`,
    unit: t('offerings.mine.unit'),
    sentences: [t('offerings.mine.noGuess')],
    working: low === high ? [line(low, most)] : [line(high, least), line(low, most)],
    sources: [
      ...(low === high ? [] : [sourceOf(t('offerings.priceFrom'), price(low), source)]),
      sourceOf(t(low === high ? 'offerings.price' : 'offerings.priceTo'), price(high), source),
    ],
  };
}

function afterResult({ amount, tranche }: AmountIn, final: Thousandths, { source, locale }: Question): Answered {
  const t = textOf(locale);
  const result = tranche.result!;
  const { applied, above, allotted, cost, exactCost, refund } = allotment(amount, final, result);
  const isWhole = above === 0n;
  return {
    figure: wholeText(allotted),
    unit: t('offerings.mine.unitAllotted'),
    sentences: [t('offerings.mine.money', { cost: filsText(cost), refund: filsText(refund) })],
    working: [
      {
        label: t('offerings.mine.applied'),
        sum: `⌊${dirhamsText(amount)} ÷ ${price(final)}⌋`,
        result: wholeText(applied),
      },
      {
        label: t(isWhole ? 'offerings.mine.allOfIt' : 'offerings.mine.allotted'),
        sum: isWhole
          ? `${wholeText(applied)} ≤ ${wholeText(result.minimum)}`
          : `${wholeText(result.minimum)} + ⌊${wholeText(above)} × ${ratioText(result.ratio)}⌋`,
        result: wholeText(allotted),
        isAnswer: true,
      },
      {
        label: t('offerings.mine.cost'),
        sum: `${wholeText(allotted)} × ${price(final)} = ${exactText(exactCost)}`,
        result: filsText(cost),
      },
      {
        label: t('offerings.mine.refund'),
        sum: `${dirhamsText(amount)} − ${filsText(cost)}`,
        result: filsText(refund),
        isAnswer: true,
      },
    ],
    sources: [
      sourceOf(t('offerings.finalPrice'), price(final), source),
      sourceOf(t('offerings.minimum'), wholeText(result.minimum), source),
      sourceOf(t('offerings.ratio'), ratioText(result.ratio), source),
    ],
  };
}

const sourceOf = (label: string, value: string, from: string): CalculatorSource => ({ label, value, from });
