import { pick } from '#domain/bilingual.ts';
import { readChoice } from '#domain/calculators/inputs.ts';
import { formatDate } from '#domain/date.ts';
import { percent, signed } from '#domain/number.ts';
import { tracking, type Tracking } from '#domain/tracking.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { rangeStart } from '#app/blocks/plot/ranges.ts';
import type { Site } from '#app/context.ts';
import { cashDividends } from '#app/data/calendar/cash-dividends.ts';
import { loadNetAssetValues } from '#app/data/company/net-asset-values.ts';
import { loadTotalReturn } from '#app/data/history/total-return.ts';
import { basketDays } from '#app/data/indices/basket.ts';
import { answered, choices, shownCalculator, type Answered } from './calculator.ts';
import type { PartLoader, PartRequest } from './part.ts';

/** A fund or an index that can be chosen. */
interface Named {
  code: string;
  name: string;
}

const RESULT = { zero: true } as const;

/** Performance of a listed fund beside an index of the exchange over a year; empty when either has no history. */
export const trackingPart: PartLoader = async (request) => {
  const { site, t, query } = request;
  const [funds, indices] = await Promise.all([fundsWithValues(site), indicesWithReturns(site)]);
  const [fundCodes, indexCodes] = [funds, indices].map((named) => named.map(({ code }) => code));
  if (!isFilled(fundCodes) || !isFilled(indexCodes)) return [];
  const inputs = readInputs(query, {
    'track.fund': (typed) => readChoice(typed, fundCodes),
    'track.index': (typed) => readChoice(typed, indexCodes),
  });
  const field = fieldsOf(inputs, t);
  const options = (named: readonly Named[], codes: readonly string[]) =>
    choices(codes, (code) => nameOf(named, code), null);
  const { values } = inputs;
  return [
    shownCalculator(request, {
      id: 'track',
      fields: [
        field('track.fund', { label: t('parts.track.fund'), options: options(funds, fundCodes) }),
        field('track.index', { label: t('parts.track.index'), options: options(indices, indexCodes) }),
      ],
      hasInput: inputs.hasInput,
      answer: values && answered(request, await answerOf(request, values['track.fund'], values['track.index'])),
    }),
  ];
};

/** Listed exchange-traded funds with stored net assets. */
async function fundsWithValues(site: Site): Promise<Named[]> {
  const listed = await site.store.securities.list({ exchange: 'home', active: true, kind: 'etf' });
  const held = await Promise.all(listed.map(({ symbol }) => loadNetAssetValues(site, symbol, 1)));
  return listed
    .filter((_, at) => held[at]!.length > 1)
    .map(({ symbol, name }) => ({ code: symbol, name: pick(name, site.locale) }));
}

/** The general and the Sharia index, when their baskets are stored: dividends cannot be computed without baskets. */
async function indicesWithReturns(site: Site): Promise<Named[]> {
  const broad = site.exchange.indices.filter(({ kind }) => kind === 'general' || kind === 'sharia');
  const days = await Promise.all(broad.map(({ code }) => basketDays(site, code)));
  return broad
    .filter((_, at) => days[at]!.length > 0)
    .map(({ code, name }) => ({ code, name: pick(name, site.locale) }));
}

async function answerOf(request: PartRequest, fund: string, index: string): Promise<Answered> {
  const { site, t } = request;
  const today = site.today();
  const since = rangeStart('1Y', today);
  const [values, dividends, total] = await Promise.all([
    loadNetAssetValues(site, fund, 1),
    cashDividends(site, { symbol: fund }),
    loadTotalReturn(site, index, today),
  ]);
  const found = tracking(
    values.filter(({ date }) => date >= since),
    dividends,
    total.days,
  );
  return found ? foundAnswer(request, found) : { title: t('parts.track.none') };
}

function foundAnswer({ site, t }: PartRequest, { from, to, fund, index, difference, error }: Tracking): Answered {
  const days = { from: formatDate(from, site.locale), to: formatDate(to, site.locale) };
  const strayed =
    error === null ? [] : [t('parts.track.error', { percent: percent(error, { sign: false, zero: true }) })];
  return {
    title: t('parts.track.answer', days),
    figure: signed(difference, { decimals: 2, zero: true }),
    unit: t('parts.track.points'),
    sentences: [...strayed, t('parts.track.aim')],
    working: [
      { label: t('parts.track.fundResult'), result: percent(fund, RESULT) },
      { label: t('parts.track.indexResult'), result: percent(index, RESULT) },
      { label: t('parts.track.difference'), result: signed(difference, { decimals: 2, zero: true }), isAnswer: true },
    ],
  };
}

function nameOf(named: readonly Named[], code: string): string {
  return named.find((one) => one.code === code)?.name ?? code;
}

function isFilled(codes: readonly string[] | undefined): codes is readonly [string, ...string[]] {
  return codes !== undefined && codes.length > 0;
}
