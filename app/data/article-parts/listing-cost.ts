import { pick } from '#domain/bilingual.ts';
import { readMoney, readMoneyOrNone } from '#domain/calculators/inputs.ts';
import {
  AUTHORITY_CHARGES,
  CHARGE_PAYEES,
  listingCost,
  partOf,
  type CostLine,
  type ListingCharge,
  type ListingCost,
} from '#domain/listing-cost.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent } from '#domain/number.ts';
import type { Text } from '#messages/text.tsx';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import type { Site } from '#app/context.ts';
import { answered, choiceOf, choices, shownCalculator, wholeDirhams } from './calculator.ts';
import { YES_NO } from './market-fit.ts';
import type { PartLoader, PartRequest } from './part.ts';

/** Fees that a company agrees with its advisers; nobody sets them. */
export const ADVISERS = ['manager', 'banks', 'counsel', 'auditor', 'publicity'] as const;
const none = orElse(readMoneyOrNone, 0);
const READERS = {
  'cost.capital': readMoney,
  'cost.raised': none,
  'cost.profit': none,
  'cost.inKind': choiceOf(YES_NO),
  'cost.manager': none,
  'cost.banks': none,
  'cost.counsel': none,
  'cost.auditor': none,
  'cost.publicity': none,
};
const AMOUNTS = ['capital', 'raised', 'profit', ...ADVISERS] as const;
const EXACT = { sign: false, zero: true, decimals: 3 } as const;

/** The whole cost of a listing, grouped by payee; advisers' fees are the reader's own figures. */
export const listingCostPart: PartLoader = (request) => {
  const { query, t, site } = request;
  const inputs = readInputs(query, READERS);
  const field = fieldsOf(inputs, t);
  const number = (name: string) => field(`cost.${name}`, { label: t(`parts.cost.${name}`), isNumber: true });
  const inKind = field('cost.inKind', {
    label: t('parts.cost.inKind'),
    options: choices(YES_NO, (value) => t(`parts.fit.home.${value}`), t('parts.fit.unknown')),
  });
  const { values } = inputs;
  const cost =
    values &&
    listingCost(allCharges(site), {
      capital: wholeDirhams(values['cost.capital']),
      raised: wholeDirhams(values['cost.raised']),
      inKind: values['cost.inKind'] === 'yes',
      adviserFees: ADVISERS.map((id) => ({ id, amount: wholeDirhams(values[`cost.${id}`]) })).filter(
        ({ amount }) => amount > 0,
      ),
    });
  const answer = cost && answered(request, answerOf(cost, wholeDirhams(values['cost.profit']), request));
  return [
    shownCalculator(request, {
      id: 'cost',
      fields: [...AMOUNTS.map(number), inKind],
      hasInput: inputs.hasInput,
      answer,
    }),
  ];
};

/** Charges of the authorities and of the exchange. */
export function allCharges({ exchange }: Pick<Site, 'exchange'>): readonly ListingCharge[] {
  return [...AUTHORITY_CHARGES, ...exchange.listing.charges];
}

function answerOf(cost: ListingCost, profit: number, request: PartRequest) {
  const { t, site } = request;
  const { total, yearly, shareOfRaised } = cost;
  return {
    title: t('parts.cost.answer'),
    figure: integer(total),
    unit: t('parts.unit.currency'),
    sentences: [
      ...(shareOfRaised === null ? [] : [t('parts.cost.share', { part: percent(shareOfRaised, EXACT) })]),
      ...(profit > 0 && yearly > 0
        ? [t('parts.cost.ofProfit', { yearly: integer(yearly), part: percent(partOf(yearly, profit), EXACT) })]
        : []),
      ...(site.exchange.listing.charges.length === 0 ? [t('parts.cost.noHouse')] : []),
      ...(cost.lines.some(({ payer }) => payer === 'adviser') ? [] : [t('parts.cost.noAdvisers')]),
    ],
    working: CHARGE_PAYEES.flatMap((payee) => cost.lines.filter(({ payer }) => payer === payee)).map((line) =>
      lineOf(line, request),
    ),
  };
}

function lineOf(line: CostLine, { t, site }: PartRequest): WorkingLine {
  const name = lineName(line, t, site.locale);
  return {
    label: t('parts.cost.line', { name, payee: t(`parts.payee.${line.payer}`) }),
    result: integer(line.amount, { zero: true }),
  };
}

/** The label of a line of the estimate. */
export function lineName({ id, charge }: Pick<CostLine, 'id' | 'charge'>, t: Text, locale: Locale): string {
  if (!charge) return t(`parts.cost.${id}`);
  return charge.words ? pick(charge.words, locale) : t(`parts.charge.${charge.id}`);
}
