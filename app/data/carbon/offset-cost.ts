import { takeUnits, type BookWalk } from '#domain/book-walk.ts';
import { pick } from '#domain/bilingual.ts';
import { creditsFor } from '#domain/carbon.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { ofThousandths, toFils } from '#domain/calculators/exact.ts';
import { readSymbol, readTonnes } from '#domain/calculators/inputs.ts';
import { formatDateTime, formatDate } from '#domain/date.ts';
import { integer, price, threeDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { CreditRow } from '#app/blocks/carbon/carbon-data.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';

/**
 * The current cost of offsetting a number of tonnes with a credit, from the offers of its book, best first. Null when
 * no credit is listed.
 */
export function offsetCost(site: Site, query: URLSearchParams, credits: readonly CreditRow[]): CalculatorData | null {
  const [first] = credits;
  if (!first) return null;
  const t = textOf(site.locale);
  const symbols = credits.map(({ symbol }) => symbol);
  const inputs = readInputs(query, {
    tonnes: readTonnes,
    symbol: orElse((typed: string) => readSymbol(typed, symbols), first.symbol),
  });
  const field = fieldsOf(inputs, t);
  const chosen = inputs.values && credits.find(({ symbol }) => symbol === inputs.values!.symbol);
  return {
    id: 'offset-cost',
    label: t('carbon.offset'),
    hasInput: inputs.hasInput,
    fields: [
      field('tonnes', { label: t('carbon.offset.tonnes'), hint: t('carbon.offset.hint'), isNumber: true }),
      field('symbol', {
        label: t('carbon.credit'),
        options: credits.map(({ symbol, name }) => ({ value: symbol, label: pick(name, site.locale) })),
      }),
    ],
    answer: chosen ? answerOf(site, chosen, inputs.values!.tonnes, t) : null,
  };
}

interface Priced {
  credit: CreditRow;
  tonnes: Thousandths;
  credits: number;
  now: string;
}

function answerOf(site: Site, credit: CreditRow, tonnes: Thousandths, t: Text): CalculatorAnswer {
  const at = site.now();
  const of: Priced = { credit, tonnes, credits: creditsFor(tonnes), now: formatDateTime(at, site.locale) };
  const offers = site.live.depth(credit.symbol)?.offers ?? [];
  const answer = offers.length > 0 ? byBook(takeUnits(offers, of.credits), of, t) : byLast(of, t);
  return { ...answer, statement: t('carbon.offset.statement', { day: formatDate(at, site.locale) }) };
}

const money = (value: Thousandths) => filsText(toFils(ofThousandths(value)));

/** The answer at the prices of the offers. */
function byBook(
  walk: BookWalk,
  { credit, tonnes, credits, now }: Priced,
  t: Text,
): Omit<CalculatorAnswer, 'statement'> {
  const average = walk.average === null ? null : t('carbon.offset.average', { price: threeDecimals(walk.average) });
  const missing = walk.missing > 0 ? t('carbon.offset.missing', { count: integer(walk.missing) }) : null;
  return {
    title: t('carbon.offset.title', { count: walk.units }),
    figure: money(walk.cost),
    unit: t('calculator.aed'),
    sentences: [average, missing].filter((sentence) => sentence !== null),
    working: [
      roundedLine(tonnes, credits, t),
      ...walk.taken.map(({ price: at, quantity }) => ({
        label: t('carbon.offset.level', { price: price(at) }),
        sum: `${wholeText(quantity)} × ${price(at)}`,
        result: exactText(ofThousandths(at * quantity)),
      })),
      { label: t('carbon.offset.sum'), result: money(walk.cost), isAnswer: true },
    ],
    sources: [
      {
        label: t('carbon.offset.offers'),
        value: credit.symbol,
        from: t('carbon.offset.book', { now }),
        to: pathOf('investing-carbon-credits-symbol', { symbol: credit.symbol }),
      },
    ],
  };
}

/** The answer without any offer: at the last price, which is marked. */
function byLast({ credit, tonnes, credits, now }: Priced, t: Text): Omit<CalculatorAnswer, 'statement'> {
  const last = credit.quote?.last ?? credit.quote?.previousClose ?? null;
  const common = { title: t('carbon.offset.title', { count: credits }), working: [roundedLine(tonnes, credits, t)] };
  if (last === null) return { ...common, figure: null, sentences: [t('carbon.offset.noPrice')], sources: [] };
  const cost = last * credits;
  return {
    title: common.title,
    figure: money(cost),
    unit: t('calculator.aed'),
    sentences: [t('carbon.offset.atLast')],
    working: [
      ...common.working,
      {
        label: t('carbon.offset.lastPrice'),
        sum: `${wholeText(credits)} × ${price(last)}`,
        result: money(cost),
        isAnswer: true,
      },
    ],
    sources: [
      {
        label: t('market.last'),
        value: price(last),
        from: t('carbon.offset.book', { now }),
        to: pathOf('investing-carbon-credits-symbol', { symbol: credit.symbol }),
      },
    ],
  };
}

function roundedLine(tonnes: Thousandths, credits: number, t: Text): WorkingLine {
  return {
    label: t('carbon.offset.rounded'),
    sum: exactText(ofThousandths(tonnes), { least: 0, most: 3 }),
    result: wholeText(credits),
  };
}
