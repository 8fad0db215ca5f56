import {
  byFactor,
  EVENT_KINDS,
  factorText,
  priceFactor,
  type AppliedEvent,
  type CapitalEvent,
} from '#domain/adjusted-price.ts';
import { readChoice, readMoney, readShares } from '#domain/calculators/inputs.ts';
import { integer, price } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CalculatorData, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { Site } from '#app/context.ts';
import { answered, shownCalculator, type Answered } from '#app/data/article-parts/calculator.ts';

const ID = 'adj';
/** Any date: the formula is the same every day. */
const EX_DATE = '2000-01-04';

const READERS = {
  'adj.kind': (typed: string) => readChoice(typed, EVENT_KINDS),
  'adj.close': readMoney,
  'adj.amount': orElse(readMoney, null),
  'adj.units': orElse(readShares, null),
  'adj.of': orElse(readShares, null),
  'adj.price': orElse(readMoney, null),
};
type Name = keyof typeof READERS;
type Values = NonNullable<ReturnType<typeof readInputs<typeof READERS>>['values']>;

const COUNTS: readonly Name[] = ['adj.units', 'adj.of'];
/** Inputs that each event needs. */
const NEEDED: Record<CapitalEvent['kind'], readonly Name[]> = {
  'cash-dividend': ['adj.amount'],
  'rights-issue': ['adj.units', 'adj.of', 'adj.price'],
  'bonus-shares': ['adj.units', 'adj.of'],
  split: ['adj.units', 'adj.of'],
  'capital-reduction': ['adj.units', 'adj.of'],
};

/** Effect of an event on the price before it; before any input, shows the latest of some events. */
export function adjustedPriceCalculator(
  site: Site,
  query: URLSearchParams,
  latestFirst: readonly AppliedEvent[],
): CalculatorData {
  const t = textOf(site.locale);
  const asked = readInputs(query, READERS);
  const inputs = asked.hasInput ? asked : readInputs(new URLSearchParams(usualOf(latestFirst)), READERS);
  const missing = inputs.values ? NEEDED[inputs.values['adj.kind']].filter((name) => !inputs.values![name]) : [];
  const faults = {
    ...inputs.faults,
    ...Object.fromEntries(missing.map((name) => [name, COUNTS.includes(name) ? 'shares' : 'money'])),
  };
  const field = fieldsOf({ typed: inputs.typed, faults }, t);
  const kinds = EVENT_KINDS.map((kind) => ({ value: kind, label: t(`parts.adj.kind.${kind}`) }));
  const named = (name: Name) => field(name, { label: t(`parts.${name}`), isNumber: true });
  const values = missing.length === 0 ? inputs.values : null;
  const { of } = shownCalculator(
    { query: withCommas(query), t },
    {
      id: ID,
      fields: [
        field('adj.kind', { label: t('parts.adj.kind'), options: kinds }),
        ...(['adj.close', 'adj.amount', 'adj.units', 'adj.of', 'adj.price'] as const).map(named),
      ],
      hasInput: asked.hasInput,
      answer: values && answered({ site, t }, answerOf(values, t)),
    },
  );
  return of;
}

/**
 * The latest event whose factor follows from the formula, as input values. An event with a price that the exchange
 * announced is skipped.
 */
function usualOf(latestFirst: readonly AppliedEvent[]): Record<string, string> {
  const applied = latestFirst.find(({ event }) => event.kind !== 'rights-issue' || !event.announced);
  if (!applied) return {};
  const { event, closeBefore } = applied;
  return {
    'adj.kind': event.kind,
    'adj.close': price(closeBefore),
    ...(event.kind === 'cash-dividend'
      ? { 'adj.amount': price(event.amount) }
      : { 'adj.units': String(event.ratio.units), 'adj.of': String(event.ratio.of) }),
    ...(event.kind === 'rights-issue' && { 'adj.price': price(event.issuePrice) }),
  };
}

/** Joins the values of a repeated name with commas: a form's hidden fields are keyed by name. */
function withCommas(query: URLSearchParams): URLSearchParams {
  const names = [...new Set(query.keys())];
  return new URLSearchParams(names.map((name) => [name, query.getAll(name).filter(Boolean).join(',')]));
}

function answerOf(values: Values, t: Text): Answered {
  const event = eventOf(values);
  const close = values['adj.close'];
  const factor = priceFactor(event, close);
  const adjusted = byFactor(close, factor);
  if (!Number.isSafeInteger(adjusted)) return { title: t('parts.adj.tooLarge') };
  const isVoid =
    (event.kind === 'cash-dividend' && event.amount >= close) ||
    (event.kind === 'rights-issue' && event.issuePrice >= close);
  return {
    title: t('parts.adj.answer'),
    figure: price(adjusted),
    unit: t('parts.unit.currency'),
    sentences: isVoid ? [t('parts.adj.void')] : [],
    working: [
      ...(isVoid ? [] : stepsOf(event, close, t)),
      { label: t('parts.adj.factor'), sum: isVoid ? undefined : formulaOf(event, close), result: factorText(factor) },
      {
        label: t('parts.adj.adjusted'),
        sum: `${price(close)} × ${factorText(factor)}`,
        result: price(adjusted),
        isAnswer: true,
      },
    ],
  };
}

function eventOf(values: Values): CapitalEvent {
  const kind = values['adj.kind'];
  if (kind === 'cash-dividend') return { kind, exDate: EX_DATE, amount: values['adj.amount']! };
  const ratio = { units: values['adj.units']!, of: values['adj.of']! };
  if (kind !== 'rights-issue') return { kind, exDate: EX_DATE, ratio };
  return { kind, exDate: EX_DATE, ratio, issuePrice: values['adj.price']! };
}

/** How the factor is computed when it needs a number that was not typed: the theoretical price after a rights issue. */
function stepsOf(event: CapitalEvent, close: Thousandths, t: Text): WorkingLine[] {
  if (event.kind !== 'rights-issue') return [];
  const { units, of } = event.ratio;
  return [
    {
      label: t('parts.adj.theoretical'),
      sum: `(${integer(of)} × ${price(close)} + ${integer(units)} × ${price(event.issuePrice)}) ÷ (${integer(of)} + ${integer(units)})`,
      result: price(byFactor(close, priceFactor(event, close))),
    },
  ];
}

function formulaOf(event: CapitalEvent, close: Thousandths): string {
  if (event.kind === 'cash-dividend') return `(${price(close)} − ${price(event.amount)}) ÷ ${price(close)}`;
  if (event.kind === 'rights-issue') return `${price(byFactor(close, priceFactor(event, close)))} ÷ ${price(close)}`;
  const [units, of] = [integer(event.ratio.units), integer(event.ratio.of)];
  return event.kind === 'bonus-shares' ? `${of} ÷ (${of} + ${units})` : `${of} ÷ ${units}`;
}
