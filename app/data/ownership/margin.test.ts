import { beforeAll, describe, expect, it } from 'vitest';
import { tradingDaysOf } from '#domain/bulletin-period.ts';
import { addDays } from '#domain/calendar.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { MarginWeek } from '#domain/margin-week.ts';
import { sampleMarginWeek } from '#domain/sample-margin-week.ts';
import type { PlainDate } from '#domain/time.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { marginRows } from '#app/exports/margin-rows.ts';
import { findMargin, levelsOn } from './margin.ts';
import { loadMarginPage } from './margin-page.ts';

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

const LAST = '2026-11-13';
const BEFORE = '2026-11-06';
const DAYS = tradingDaysOf({ from: '2026-11-02', to: LAST });
const JIWAN = { symbol: 'JIWAN', financed: 5, heldShares: 1 };

const week = (given: Partial<MarginWeek>) => sampleMarginWeek({ securities: [JIWAN], ...given });
const bothOf = (day: PlainDate) => [week({ week: day }), week({ week: day, kind: 'short-term' })];
const WHOLE = [...bothOf(BEFORE), ...bothOf(LAST)];

/** On each of these days investors bought securities for 100. */
function siteOf(weeks: readonly MarginWeek[], days: readonly PlainDate[] = DAYS): Site {
  const trades = days.map((date) => ({ date, kind: 'equity', buyValue: 100, sellValue: 100 }));
  return {
    exchange,
    locale: 'en',
    origin: '',
    today: () => '2026-11-18',
    feedStatus: { stale: () => [], unread: () => false, isOffered: () => true },
    store: {
      securities: { list: async () => [] },
      bars: { list: async () => days.map((date) => ({ date, close: Number(date.slice(8)) })) },
      documents: {
        revisions: async (kind: string) => (kind === 'investor-trades' ? { '2026-11': 1 } : {}),
        find: async (kind: string) => (kind === 'investor-trades' ? { value: trades } : undefined),
        list: async (kind: string) => (kind === 'margin-weeks' ? [{ key: '2026', value: weeks }] : []),
      },
    },
  } as unknown as Site;
}
const query = (text = '') => new URLSearchParams(text);
const partsOf = async (days: readonly PlainDate[]) =>
  (await findMargin(siteOf(WHOLE, days), query())).rows.map(({ partOfBuying }) => partOfBuying);

describe('the share of all buying', () => {
  it('is that of the week: 200 of 500 bought in five days are 40 per cent', async () => {
    expect(await partsOf(DAYS)).toEqual([40_000, 40_000]);
  });

  it('is not given where two of the five days are not stored', async () => {
    expect(await partsOf(DAYS.filter((day) => day !== '2026-11-10' && day !== '2026-11-11'))).toEqual([null, 40_000]);
  });
});

describe('a week of which only one kind is stored', () => {
  const HALF = [...bothOf(addDays(BEFORE, -7)), week({ week: BEFORE }), ...bothOf(LAST)];

  it('is not among the rows of both kinds, nor compared with the next one', async () => {
    const { rows } = await marginRows(siteOf(HALF), { query: query(), params: {} });
    expect(rows.map(({ total, change }) => [total.week, change])).toEqual([
      [LAST, null],
      ['2026-10-30', null],
    ]);
    expect((await findMargin(siteOf(HALF), query('kind=margin'))).rows).toHaveLength(3);
  });

  it('is named on the page, once', async () => {
    const { words } = await loadMarginPage(siteOf(HALF), query(`week=${BEFORE}`));
    expect(words.half).toMatch(/only one kind for the week ended 0?6 Nov/);
    expect(words.noWeek).toBeNull();
    const apart = await loadMarginPage(siteOf(HALF), query('kind=margin'));
    expect(apart.words.half).toBeNull();
  });

  it('leaves a range that has no other week without figures of both kinds', async () => {
    const { words } = await loadMarginPage(siteOf(HALF), query(`from=${BEFORE}&to=${BEFORE}`));
    expect(words.none).toContain('no figures of both kinds');
  });
});

it('the page says of a joint list that each report has only its largest securities', async () => {
  const joint = await loadMarginPage(siteOf(WHOLE), query());
  const apart = await loadMarginPage(siteOf(WHOLE), query('kind=margin'));
  expect([joint.chosen?.isJoint, apart.chosen?.isJoint]).toEqual([true, false]);
});

it('the level of an index is that of a day of the week, and not given where none of them is stored', async () => {
  const [first, ...rest] = DAYS;
  expect(await levelsOn(siteOf([], [first!]), 'DSXGI', [BEFORE, LAST])).toEqual([2, null]);
  expect(await levelsOn(siteOf([], rest), 'DSXGI', [BEFORE, LAST])).toEqual([6, 13]);
});
