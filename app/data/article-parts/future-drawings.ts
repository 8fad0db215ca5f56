import type { ContractSpec } from '#domain/contract-spec.ts';
import { formatDate } from '#domain/date.ts';
import { continuousDays, frontDays, rollResult, withMoves, type FutureDay } from '#domain/future-days.ts';
import { movedMoney } from '#domain/future-margin.ts';
import { contractFairValue } from '#domain/future-value.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { integer, NO_FIGURE, percent, signed } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { contractUnit } from '#domain/price-terms.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import { contractPrice } from '#app/blocks/future-days/contract-columns.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { rangeStart } from '#app/blocks/plot/ranges.ts';
import { dividendsOf, heldDays } from '#app/data/future-days/days.ts';
import { slopeWords } from '#app/data/future-days/slope-words.ts';
import { specsFor } from './contracts.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { sentence } from './words.ts';

/** For an assumed contract: its price, and the moves that are drawn, in per cent. */
const EXAMPLE_PRICE = 5_300;
const MOST = 15;
const PER_CENT = 1_000;

/** The days for which a curve is drawn: the last one, and days before it. */
const CURVES = ['last', '1M', '1Y'] as const;

/** The contracts of a day. */
interface Curve {
  day: PlainDate;
  /** Earliest expiry first. */
  contracts: readonly FutureDay[];
}

/**
 * Settlement prices by month on the last day, a month and a year before it, also as text; and the result of rolling
 * over the year.
 */
export const curveLinesPart: PartLoader = async (request) => {
  const [spec] = specsFor(request);
  const days = spec ? await heldDays(request.site, spec.root) : [];
  const last = days.at(-1)?.date;
  if (!spec || last === undefined) return [];
  const curves = CURVES.flatMap((back) => curveOn(days, back === 'last' ? last : rangeStart(back, last)) ?? []);
  const rolling = rollingWords(request, days, rangeStart('1Y', last));
  return [
    ...curves.flatMap(({ contracts }) => slopeWords(contracts, request.site.locale) ?? []).map(sentence),
    drawnCurves(request, spec, curves),
    ...(rolling === null ? [] : [sentence(rolling)]),
  ];
};

/** The contracts of a day, or of the last one before it. */
function curveOn(days: readonly FutureDay[], on: PlainDate): Curve | null {
  const day = days.findLast(({ date }) => date <= on)?.date;
  return day === undefined ? null : { day, contracts: days.filter(({ date }) => date === day) };
}

function drawnCurves({ t, site }: PartRequest, spec: ContractSpec, curves: readonly Curve[]): ShownBlock {
  const months = Math.max(...curves.map(({ contracts }) => contracts.length));
  const ranks = Array.from({ length: months }, (_, at) => at);
  const rows = ranks.map((at) => t('parts.curve.month', { number: at + 1 }));
  const named = curves.map(({ day, contracts }) => ({ id: day, name: formatDate(day, site.locale), contracts }));
  return {
    type: 'lines',
    label: `${t('parts.curve.drawn')} ${priceUnits(contractUnit(spec), site.locale).pricesIn}.`,
    format: spec.kind === 'index' ? 'level' : 'price',
    lines: named.map(({ contracts, ...line }) => {
      return { ...line, values: ranks.map((at) => contracts[at]?.settlement ?? null) };
    }),
    ends: [rows[0]!, rows.at(-1)!],
    head: t('parts.curve.rank'),
    rows,
    columns: named.map(({ contracts, ...column }) => ({
      ...column,
      texts: ranks.map((at) => {
        const contract = contracts[at];
        return contract ? `${contract.symbol} ${contractPrice(spec, contract.settlement)}` : NO_FIGURE;
      }),
    })),
  };
}

/** Null when no contract has expired since. */
function rollingWords({ t, site }: PartRequest, days: readonly FutureDay[], since: PlainDate): string | null {
  const rolls = continuousDays(withMoves(days)).rolls.filter(({ date }) => date >= since);
  if (rolls.length === 0) return null;
  const result = rollResult(rolls.map(({ old, next }) => ({ old: old.settlement, next: next.settlement })));
  return t('parts.curve.rolling', {
    day: formatDate(rolls.at(-1)!.date, site.locale),
    count: rolls.length,
    percent: percent(result, { zero: true }),
  });
}

/** The basis of the nearest contract of each root, day by day, beside its theoretical value. */
export const basisLinesPart: PartLoader = async (request) => {
  const blocks = await Promise.all(specsFor(request).map((spec) => drawnBasis(request, spec)));
  return blocks.flatMap((block) => block ?? []);
};

async function drawnBasis({ t, site }: PartRequest, spec: ContractSpec): Promise<ShownBlock | null> {
  const [days, dividends] = await Promise.all([heldDays(site, spec.root), dividendsOf(site, spec)]);
  const nearest = frontDays(days).at(-1)?.symbol;
  const own = days.filter(({ symbol }) => symbol === nearest);
  if (own.length < 2 || nearest === undefined) return null;
  const basis = own.map(({ settlement, underlying }) => settlement - underlying);
  const fair = own.map(({ date, underlying, expiresOn }) => {
    const value = contractFairValue(spec, expiresOn, { date, underlying, dividends }, site.exchange.derivatives);
    return value === null ? null : value - underlying;
  });
  const dates = own.map(({ date }) => formatDate(date, site.locale));
  const known = [...basis, ...fair].filter((value) => value !== null);
  const lines = [
    { id: 'basis', name: t('futures.basis'), values: basis },
    { id: 'fair', name: t('futures.drawn.fairBasis'), values: fair },
  ];
  const write = (value: number | null) => (value === null ? NO_FIGURE : signed(value, { zero: true }));
  return {
    type: 'lines',
    label: `${isolatedIn(site.locale, nearest)}. ${t('futures.drawn.basis')}`,
    format: 'price',
    lines,
    ends: [dates[0]!, dates.at(-1)!],
    low: Math.min(0, ...known),
    head: t('history.date'),
    rows: dates,
    columns: lines.map(({ values, ...column }) => ({ ...column, texts: values.map(write) })),
  };
}

/**
 * Effect of price moves on the money of a buyer and a seller of a future, and of a buyer of the share; moves that use
 * up the margin are shaded.
 */
export const payoffPart: PartLoader = (request) => {
  const [spec] = specsFor(request);
  if (!spec) return [];
  const { t } = request;
  const moves = Array.from({ length: 2 * MOST + 1 }, (_, at) => (at - MOST) * PER_CENT);
  const moved = moves.map((move) => movedMoney(move, spec.margin));
  const lines = (['long', 'short', 'share'] as const).map((id) => {
    return { id, name: t(`parts.payoff.${id}`), values: moved.map((money) => money[id]) };
  });
  const whole = (value: number) => percent(value, { zero: true, decimals: 0 });
  const edge = Math.max(0, placeOf(-spec.margin));
  const worth = (move: number) =>
    integer(divideRounded(Math.abs(move) * EXAMPLE_PRICE * spec.size, 100 * PER_CENT), { zero: true });
  return [
    {
      type: 'lines',
      label: t('parts.payoff.label', { margin: percent(spec.margin, { sign: false, decimals: 0 }) }),
      format: 'percent',
      lines,
      spans: [
        { id: 'long-gone', name: t('parts.payoff.longGone'), from: 0, to: edge },
        { id: 'short-gone', name: t('parts.payoff.shortGone'), from: 1 - edge, to: 1 },
      ],
      ends: [whole(moves[0]!), whole(moves.at(-1)!)],
      low: Math.min(...moved.map(({ long }) => long)),
      head: t('parts.payoff.move'),
      rows: moves.map(whole),
      columns: [
        ...lines.map(({ id, name, values }) => ({ id, name, texts: values.map(whole) })),
        {
          id: 'amount',
          name: t('parts.payoff.amount', { price: contractPrice(spec, EXAMPLE_PRICE * PER_CENT) }),
          texts: moves.map(worth),
        },
      ],
    },
  ];
};

/** Position of a move in the drawing's width, from 0 to 1: the middle of the move's slot. */
function placeOf(move: number): number {
  return (move / PER_CENT + MOST + 0.5) / (2 * MOST + 1);
}

/** Note in the foot of a page that the reference prices of its contracts are invented. */
export const referenceNotePart: PartLoader = (request) => {
  const isShown = specsFor(request).length > 0 && request.site.live.clock().simulated;
  return isShown ? [sentence(request.t('parts.oil.invented'))] : [];
};
