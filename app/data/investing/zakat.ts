import { pick } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { ZAKAT_WAYS, type ZakatWay } from '#domain/calculators/zakat.ts';
import type { PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { ownWay } from '#app/blocks/zakat/own-way.ts';
import { statementsWay } from '#app/blocks/zakat/statements-way.ts';
import { readTrade, tradeWay } from '#app/blocks/zakat/trade-way.ts';
import type { ClosingPrice, ZakatGround, ZakatRow } from '#app/blocks/zakat/zakat-data.ts';
import type { Site } from '#app/context.ts';
import { textOf } from '#messages/text.tsx';

/** Longer than any share that is priced by its last trade goes without a trade. */
const BACK_DAYS = 400;
const SHARES: readonly string[] = ['equity', 'reit', 'etf', 'fund'];

type Figure = Omit<ZakatRow, 'symbol'>;

/** Published figures of all issuers: the exchange's own first, then by symbol; newest year first. */
export async function zakatFigures({ store, exchange }: Site): Promise<ZakatRow[]> {
  const [own, others] = await Promise.all([
    store.documents.list<Figure>('zakat'),
    store.documents.list<readonly Figure[]>('zakat-of'),
  ]);
  const rows = [
    ...own.map(({ value }) => rowOf(exchange.ownSymbol, value)),
    ...others.flatMap(({ key, value }) => value.map((figure) => rowOf(key, figure))),
  ];
  const rank = ({ symbol }: ZakatRow) => (symbol === exchange.ownSymbol ? '' : symbol);
  return rows.sort((a, b) => (rank(a) === rank(b) ? b.year - a.year : rank(a) < rank(b) ? -1 : 1));
}

/** Figures that were stored before income was published lack it. */
function rowOf(symbol: string, { impurePerThousandShares, meetingDate, ...figure }: Figure): ZakatRow {
  return {
    ...figure,
    symbol,
    impurePerThousandShares: impurePerThousandShares ?? null,
    meetingDate: meetingDate ?? null,
  };
}

export async function zakatGround(site: Site): Promise<ZakatGround> {
  const { exchange, locale } = site;
  const [figures, securities] = await Promise.all([
    zakatFigures(site),
    site.store.securities.list({ exchange: 'home', active: true }),
  ]);
  const names = new Map(securities.map(({ symbol, name }) => [symbol, pick(name, locale)]));
  const option = (value: string) => ({ value, label: names.has(value) ? `${value} · ${names.get(value)}` : value });
  return {
    figures,
    publishing: [...new Set(figures.map(({ symbol }) => symbol))].map(option),
    listed: securities.filter(({ kind }) => SHARES.includes(kind)).map(({ symbol }) => option(symbol)),
    ownSymbol: exchange.ownSymbol,
    rates: exchange.zakat.rates,
    source: pick(exchange.name, locale),
    today: site.today(),
  };
}

/** The calculation that the address names; by published figures when it names none and figures exist. */
export function wayOf(query: URLSearchParams, { figures }: ZakatGround): ZakatWay {
  const named = ZAKAT_WAYS.find((way) => way === query.get('way')?.toLowerCase());
  return named ?? (figures.length > 0 ? 'own' : 'trade');
}

export async function zakatCalculator(
  site: Site,
  query: URLSearchParams,
  ground: ZakatGround,
): Promise<CalculatorData> {
  const way = wayOf(query, ground);
  if (way === 'own') return ownWay(query, ground, site.locale);
  if (way === 'statements') return statementsWay(query, ground, site.locale);
  const inputs = readTrade(query, ground);
  const asked = inputs.values;
  const close = asked && asked.price === null ? await closeOn(site, asked.symbol, asked.day ?? ground.today) : null;
  return tradeWay(inputs, close, ground, site.locale);
}

/** The closing price of a finished day, or of the last day before it with a trade; null when there is none. */
async function closeOn(site: Site, symbol: string, day: PlainDate): Promise<ClosingPrice | null> {
  const last = day < site.today() ? day : addDays(site.today(), -1);
  const bars = await site.store.bars.list(symbol, addDays(last, -BACK_DAYS), last);
  const bar = bars.findLast(({ volume }) => volume !== null && volume > 0) ?? bars.at(-1);
  return bar ? { price: bar.close, day: bar.date } : null;
}

/** A switch between the ways. */
export function zakatWays(query: URLSearchParams, ground: ZakatGround, { locale }: Site) {
  const t = textOf(locale);
  const current = wayOf(query, ground);
  const offered = ZAKAT_WAYS.filter((way) => way !== 'own' || ground.figures.length > 0);
  return offered.map((way) => ({ to: `?way=${way}#zakat`, label: t(`zakat.way.${way}`), current: way === current }));
}
