import type { BulletinInputs } from './bulletin-of.ts';
import type { BulletinRecords } from './bulletin-records.ts';
import { debtGroup } from './bulletin-products.ts';
import { sameInAll } from './bilingual.ts';
import { weekday } from './calendar.ts';
import { marketInstant } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import { LOCALE_CODES } from './locale.ts';
import { sampleSecurity } from './sample-security.ts';

const FRIDAY = 5;

/** Records of an invented market, in addition to its prices: for tests. */
export function sampleRecords(market: BulletinInputs): BulletinRecords {
  const [first, second] = market.securities;
  const bars = first!.bars;
  const days = [...new Set(market.securities.flatMap((one) => one.bars.map(({ date }) => date)))].sort();
  const closeOn = new Map(bars.map(({ date, close }) => [date, close]));
  const issues = (['sukuk AED', 'sukuk USD', 'sukuk USD', 'bond USD'] as const).map((group, at) => {
    const [kind, currency] = group.split(' ') as ['sukuk' | 'bond', string];
    const own = market.securities[at + 5]!.bars.filter((_, place) => place % (at + 3) === 0);
    return { security: { symbol: `D${at}`, kind, currency }, bars: own.map((bar) => ({ ...bar, symbol: `D${at}` })) };
  });
  const groups = Map.groupBy(issues, ({ security }) => debtGroup(security));
  return {
    futures: days.flatMap((date, at) => {
      const settlement = closeOn.get(date) ?? 1_000;
      const day = { date, root: 'GEN', open: null, high: null, low: null, close: null, settlement, currency: 'AED' };
      const sums = { volume: at % 7, value: (at % 7) * settlement, trades: at % 3, underlying: settlement };
      return [
        { ...day, ...sums, symbol: 'GENZ26', expiresOn: '2026-12-17', openInterest: 100 + at },
        { ...day, ...sums, symbol: 'GENF27', expiresOn: '2027-01-21', openInterest: at },
      ].filter(({ symbol }) => symbol === 'GENZ26' || date >= '2026-10-20');
    }),
    debt: { issues, listed: new Map([...groups].map(([group, own]) => [group, own.length])) },
    netAssets: new Map([
      [second!.security.symbol, second!.bars.map(({ date, close }) => ({ date, value: close + (close % 90) + 5 }))],
    ]),
    ownership: days.map((date, at) => ({
      date,
      symbol: first!.security.symbol,
      issuedShares: 1_000_000,
      foreignShares: null,
      national: { permitted: 100_000, actual: 60_000 },
      gcc: { permitted: 100_000, actual: 0 },
      foreign: { permitted: 40_000, actual: 30_000 + (at % 90) * 100 },
      jointLimit: null,
    })),
    margin: days
      .filter((date) => weekday(date) === FRIDAY)
      .flatMap((week, at) =>
        (['margin', 'short-term'] as const).map((kind) => ({
          week,
          publishedAt: marketInstant(week, '17:00'),
          revision: 1,
          kind,
          members: 9,
          reporting: 9,
          accounts: 40 + at,
          outstanding: 7_000_000 + at,
          collateral: 15_000_000 + at * 3,
          purchases: 900_000,
          sales: 800_000,
          calls: at % 5,
          soldOut: 0,
          securities: [],
        })),
      ),
    disclosures: days.flatMap((day, at) => [
      ...sampleDisclosure(`a${at}`, marketInstant(day, '09:30'), { headline: 'Board meeting' }),
      ...(at % 3 === 0 ? sampleDisclosure(`b${at}`, marketInstant(day, '15:45'), { headline: 'Cash dividend' }) : []),
    ]),
    announcements: sampleDisclosure('n', marketInstant('2026-11-12', '09:00'), {
      headline: 'Trading in S03 is suspended',
    }),
    dividends: [{ symbol: 'S01', exDate: '2026-10-07', amount: 120 }],
    yearEnds: new Map(),
    listed: [sampleSecurity('S04', { listedOn: '2026-10-06' }), sampleSecurity('S05')],
    baskets: [
      {
        code: 'GEN',
        name: sameInAll('GEN'),
        baskets: [
          { index: 'GEN', from: '2026-01-02', divisor: 10, constituents: members('S00', 'S01', 'S02') },
          { index: 'GEN', from: '2026-07-01', divisor: 11, constituents: members('S00', 'S01', 'S03') },
        ],
      },
    ],
  };
}

function members(...symbols: string[]) {
  return symbols.map((symbol, at) => ({ symbol, freeFloatShares: 1_000 * (at + 1), capFactor: 1 - at / 10 }));
}

/** A disclosure of an invented issuer, a row in each language; a test overrides the fields that matter to it. */
export function sampleDisclosure(id: string, publishedAt: number, over: Partial<Disclosure> = {}): Disclosure[] {
  return LOCALE_CODES.map((lang) => ({
    id: `${id}-${lang}`,
    lang,
    symbol: 'S00',
    issuer: sameInAll('S00'),
    headline: id,
    publishedAt,
    announcementType: 'Disclosure',
    reportInterval: null,
    integrated: null,
    dividendsPaymentDate: null,
    files: [],
    ...over,
  }));
}
