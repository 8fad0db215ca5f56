import { fromMiddle, middleOf, takeValue } from '#domain/book-walk.ts';
import { pick } from '#domain/bilingual.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { exact, ofThousandths, toFils } from '#domain/calculators/exact.ts';
import { readMoney, readSymbol } from '#domain/calculators/inputs.ts';
import { formatDate, formatDateTime } from '#domain/date.ts';
import { integer, percent, price, threeDecimals } from '#domain/number.ts';
import type { Depth } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData, WorkingLine } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';

/** The cost of buying for an amount, against the middle of the visible book. */
export async function sizeCost(site: Site, query: URLSearchParams): Promise<CalculatorData> {
  const t = textOf(site.locale);
  const shares = await site.store.securities.list({ kind: 'equity', exchange: 'home', active: true });
  const symbols = shares.map(({ symbol }) => symbol);
  const inputs = readInputs(query, { symbol: (typed: string) => readSymbol(typed, symbols), value: readMoney });
  const field = fieldsOf(inputs, t);
  const share = inputs.values && shares.find(({ symbol }) => symbol === inputs.values!.symbol);
  return {
    id: 'size-cost',
    label: t('institutional.cost'),
    hasInput: inputs.hasInput,
    fields: [
      field('symbol', {
        label: t('market.symbol'),
        hint: t('institutional.cost.symbolHint', { sample: symbols[0] ?? '' }),
      }),
      field('value', { label: t('institutional.cost.value'), isNumber: true }),
    ],
    answer: share ? answerOf(site, share, inputs.values!.value, t) : null,
  };
}

const money = (value: Thousandths) => filsText(toFils(ofThousandths(value)));

function answerOf(site: Site, share: Security, value: Thousandths, t: Text): CalculatorAnswer {
  const { symbol } = share;
  const now = site.now();
  const depth = site.live.depth(symbol);
  const walk = takeValue(depth?.offers ?? [], value);
  const statement = t('institutional.cost.statement', { day: formatDate(now, site.locale) });
  const title = t('institutional.cost.title', { symbol, count: walk.units });
  if (!depth || walk.average === null)
    return { title, figure: null, sentences: [nothing(depth, t)], working: [], sources: [], statement };
  const middle = middleOf(depth.bids[0]?.price, depth.offers[0]?.price);
  const ends = walk.isShort ? t('institutional.cost.ends', { amount: money(walk.cost) }) : null;
  return {
    title,
    figure: threeDecimals(walk.average),
    unit: t('institutional.cost.average'),
    sentences: [distanceSentence(walk, middle, t), ends].filter((sentence) => sentence !== null),
    working: [
      ...walk.taken.map(({ price: at, quantity }): WorkingLine => ({
        label: t('institutional.cost.level', { price: price(at) }),
        sum: `${wholeText(quantity)} × ${price(at)}`,
        result: exactText(ofThousandths(at * quantity)),
      })),
      {
        label: t('institutional.cost.total'),
        sum: t('institutional.cost.units', { count: integer(walk.units) }),
        result: money(walk.cost),
      },
      {
        label: t('institutional.cost.averagePrice'),
        sum: `${money(walk.cost)} ÷ ${wholeText(walk.units)}`,
        result: threeDecimals(walk.average),
        isAnswer: true,
      },
      ...middleLines(depth, middle, fromMiddleOf(walk, middle), t),
    ],
    sources: [
      {
        label: pick(share.name, site.locale),
        value: symbol,
        from: t('institutional.cost.book', { now: formatDateTime(now, site.locale) }),
        to: pathOf('the-exchange-company', { SecuritySymbol: symbol }),
      },
    ],
    statement,
  };
}

type Walk = ReturnType<typeof takeValue>;

function fromMiddleOf(walk: Walk, middle: number | null): Thousandths | null {
  return middle === null ? null : fromMiddle(walk, middle);
}

/** No offers, or an amount too small for one unit. */
function nothing(depth: Depth | undefined, t: Text): string {
  return t(depth && depth.offers.length > 0 ? 'institutional.cost.tooSmall' : 'institutional.cost.noOffers');
}

function distanceSentence(walk: Walk, middle: number | null, t: Text): string {
  const distance = fromMiddleOf(walk, middle);
  if (distance === null) return t('institutional.cost.noMiddle');
  return t('institutional.cost.above', { percent: percent(distance, { sign: false, zero: true, decimals: 3 }) });
}

function middleLines(depth: Depth, middle: number | null, distance: Thousandths | null, t: Text): WorkingLine[] {
  if (middle === null || distance === null) return [];
  const [bid, offer] = [depth.bids[0]!.price, depth.offers[0]!.price];
  return [
    {
      label: t('institutional.cost.middle'),
      sum: `(${price(bid)} + ${price(offer)}) ÷ 2`,
      result: exactText(exact(bid + offer, 2_000)),
    },
    {
      label: t('institutional.cost.distance'),
      result: percent(distance, { sign: false, zero: true, decimals: 3 }),
      isAnswer: true,
    },
  ];
}
