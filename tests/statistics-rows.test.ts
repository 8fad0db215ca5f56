import { beforeAll, describe, expect, inject } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { formatDate } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { answeredInTime, jsonAt, textAt } from './support/answers.ts';
import { bulletinsMade } from './support/bulletins-made.ts';
import { parseCsv } from './support/csv.ts';
import { decoded } from './support/html.ts';
import { journey } from './support/journey.ts';
import { jobsRead } from './support/jobs-read.ts';
import { asWritten, readWorkbook } from './support/workbook.ts';

const origin = inject('siteUrl');
const BASE = '/api/v1';
const RANGE = 'from=2026-11-02&to=2026-11-13';
const [GENERAL] = exchange.indices;
const { root } = exchange.derivatives.contracts[0]!;
/** Columns in which a CSV file describes itself; JSON has this once. */
const ABOUT = 4;

type Cell = string | number | null | Record<string, string | null>;
type Row = Record<string, Cell>;

/** Pages of statistics with the matching query to the API. Trading by investor has a row for each group there. */
const PAGES: readonly [RouteName, query: string, api: string | null][] = [
  ['the-exchange-bulletins', 'kind=monthly&period=2026-10&section=sectors', '/bulletins/monthly/2026-10/sectors'],
  ['the-exchange-bulletins', 'kind=monthly&period=2026-10&section=days', '/bulletins/monthly/2026-10/days'],
  ['the-exchange-foreign-ownership', 'day=2026-11-13', '/foreign-ownership?day=2026-11-13'],
  [
    'the-exchange-foreign-ownership',
    `symbol=${exchange.ownSymbol}&${RANGE}`,
    `/foreign-ownership?symbol=${exchange.ownSymbol}&${RANGE}`,
  ],
  ['the-exchange-ownership-holding-statistics', 'month=2026-10&by=type', '/market/holdings?month=2026-10&by=type'],
  [
    'the-exchange-weekly-margin-trading-report',
    'from=2026-09-01&to=2026-11-13',
    '/market/margin-weeks?from=2026-09-01&to=2026-11-13',
  ],
  [
    'the-exchange-historical-data-company-prices',
    `symbol=${exchange.ownSymbol}&${RANGE}`,
    `/securities/${exchange.ownSymbol}/prices?${RANGE}`,
  ],
  [
    'the-exchange-historical-data-dfmgi',
    `index=${GENERAL!.code}&${RANGE}`,
    `/indices/${GENERAL!.code}/levels?${RANGE}`,
  ],
  ['the-exchange-historical-data-futures', `root=${root}&${RANGE}`, `/futures/${root}/days?${RANGE}`],
  ['the-exchange-historical-data-sector-indices', RANGE, null],
  ['the-exchange-historical-data-trade-by-nationality', RANGE, null],
  ['the-exchange-historical-data-trade-by-client-type', RANGE, null],
];

/** The value of the API's cell in a language. */
function cellIn(locale: Locale, cell: Cell | undefined): Cell | undefined {
  return cell !== null && typeof cell === 'object' ? (cell[locale] ?? cell['en'] ?? null) : cell;
}

describe('the rows of a page of statistics', () => {
  beforeAll(async () => {
    await jobsRead(origin, ['bars', 'investor-trades', 'future-days', 'ownership-days', 'holdings', 'margin-weeks']);
    await bulletinsMade(origin, 'monthly');
  });

  journey.for(PAGES)('are the same on the page, in each file and in the API: %s?%s', async ([name, query, api]) => {
    const asked = api === null ? null : ((await (await answeredInTime(origin + BASE + api)).json()).rows as Row[]);
    for (const locale of LOCALE_CODES) {
      const path = `/${locale}${pathOf(name)}`;
      const { rows } = await jsonAt<{ rows: Row[] }>(origin, `${path}.json?${query}`);
      expect(rows.length).toBeGreaterThan(1);
      const [head, ...lines] = parseCsv(await textAt(origin, `${path}.csv?${query}`));
      const keys = Object.keys(rows[0]!);
      expect(head!.length - ABOUT).toBe(keys.length);
      // In the file codes are replaced by the reader's words.
      const differing = rows.flatMap((row, at) =>
        keys.flatMap((key, column) => {
          const [own, cell] = [row[key] ?? '', lines[at]![column]!];
          return String(own) === cell || key === 'board' || /^[a-z-]+$/i.test(String(own))
            ? []
            : [`${at} ${key}: ${own}, ${cell}`];
        }),
      );
      expect(differing).toEqual([]);
      const workbook = Buffer.from(await (await answeredInTime(`${origin}${path}.xlsx?${query}`)).arrayBuffer());
      const [sheet] = readWorkbook(workbook);
      expect(sheet!.rows.slice(1).map((cells) => keys.map((_, at) => asWritten(cells[at])))).toEqual(
        lines.map((line) => line.slice(0, keys.length)),
      );
      const text = decoded((await textAt(origin, `${path}?${query}`)).replace(/<[^>]*>/g, ' '));
      for (const row of rows.slice(0, 10)) {
        const day = row['date'] ?? row['day'] ?? row['week'];
        if (typeof day === 'string') expect(text).toContain(formatDate(day, locale));
        else if (typeof row['symbol'] === 'string') expect(text).toContain(row['symbol']);
      }
      if (asked) expectSame(rows, asked, locale);
    }
  });
});

/** Compares every figure that the file and the API share; an event is text of its page. */
function expectSame(rows: readonly Row[], asked: readonly Row[], locale: Locale): void {
  const common = Object.keys(rows[0]!).filter((key) => key in asked[0]! && key !== 'event');
  expect(common.length).toBeGreaterThanOrEqual(Object.keys(rows[0]!).length - 3);
  const only = (of: readonly Row[]) =>
    of.map((row) => Object.fromEntries(common.map((key) => [key, cellIn(locale, row[key])])));
  expect(only(asked)).toEqual(only(rows));
}
