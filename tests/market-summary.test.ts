import { afterAll, beforeAll, expect, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { withoutIsolates } from '#domain/isolation.ts';
import { integer, percent } from '#domain/number.ts';
import { exchange } from '#exchange.config.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { openHydrated } from './support/browser.ts';
import { MOVING } from './support/figures.ts';
import { decoded, linksOf, markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { startSiteWithExchange, type RawMarket } from './support/raw-market.ts';
import type { Site } from './support/site.ts';
import { said } from './support/words.ts';

/** A Saturday noon: nothing changes between requests. */
const CLOSED = '2026-11-21T12:00*1';
const EARLIER = '2026-11-04';
const BEFORE_EARLIER = '2026-11-03';
const PATH = pathOf('market-summary');
const READ = { timeout: 240_000, interval: 500 };
/** From 10:00 to 15:00. */
const HOURS = 5;

interface Line {
  part: string;
  name: string;
  securities: number | null;
  value: string | null;
  volume: number;
  trades: number | null;
  advancing: number | null;
  declining: number | null;
  unchanged: number | null;
  uncompared: number | null;
  untraded: number | null;
}

let site: Site;
let raw: RawMarket;
beforeAll(async () => {
  ({ site, raw } = await startSiteWithExchange(CLOSED));
  const listed = (await counted()).size;
  await vi.waitFor(async () => {
    const [all] = await linesOf('', `?day=${EARLIER}`);
    expect(all!.securities).toBe(listed);
    expect((await linesOf('', '')).filter(({ part }) => part === 'hour')).toHaveLength(HOURS);
  }, READ);
});
afterAll(() => site?.stop());

const linesOf = async (prefix: string, query: string) =>
  (await jsonAt<{ rows: Line[] }>(site.url, `${prefix}${PATH}.json${query}`)).rows;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Symbol, board and kind of the securities in the summary, from the site's own lists. */
async function counted(): Promise<Map<string, string>> {
  const kinds = ['equities', 'real-estate-investment-trust', 'exchange-traded-funds', 'funds'];
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const path = `/the-exchange/market-information/listed-securities/${kind}.json`;
      return (await jsonAt<{ rows: { symbol: string; board: string }[] }>(site.url, path)).rows;
    }),
  );
  return new Map(lists.flat().map(({ symbol, board }) => [symbol, board]));
}

/** The cells of a section's table, row by row, name first. */
function cellsOf(html: string, section: string): string[][] {
  const part = new RegExp(`<section aria-labelledby="${section}".*?</section>`, 's').exec(markupOf(html))?.[0] ?? '';
  const rows = /<tbody>(.*?)<\/table>/s.exec(part)?.[1]?.match(/<tr\b.*?<\/tr>/gs) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
      decoded(cell!.replace(/<[^>]*>/g, '')).trim(),
    ),
  );
}

byTurns('the market summary', ({ locale, prefix }) => {
  journey('sums up what the exchange tells of its securities, whole and by board', async () => {
    const boards = await counted();
    const stocks = (await raw.stocks()).filter(({ id }) => boards.has(id));
    const lines = await linesOf(prefix, '');
    for (const [part, name] of [
      ['all', said(locale, 'summary.all')],
      ...['510', '520', '505'].map((board) => ['board', said(locale, `market.board.${board}`)]),
    ] as const) {
      const own = stocks.filter(({ market }) => part === 'all' || said(locale, `market.board.${market}`) === name);
      const traded = own.filter(({ totaltrades }) => totaltrades > 0);
      expect(
        lines.find((line) => line.part === part && line.name === name),
        name,
      ).toEqual({
        part,
        name,
        securities: own.length,
        value: (sum(own.map(({ totalvalue }) => Math.round(totalvalue * 1_000))) / 1_000).toFixed(3),
        volume: sum(own.map(({ totalvolume }) => totalvolume)),
        trades: sum(own.map(({ totaltrades }) => totaltrades)),
        advancing: traded.filter(({ netchange }) => netchange > 0).length,
        declining: traded.filter(({ netchange }) => netchange < 0).length,
        unchanged: traded.filter(({ netchange }) => netchange === 0).length,
        uncompared: 0,
        untraded: own.length - traded.length,
      });
    }
  });

  journey.for(['sector', 'board'])(
    'has parts by %s that sum to the whole, on the page as in the file',
    async (part) => {
      const [lines, html] = await Promise.all([linesOf(prefix, ''), textAt(site.url, prefix + PATH)]);
      const [all] = lines;
      const parts = lines.filter((line) => line.part === part);
      expect(sum(parts.map(({ volume }) => volume))).toBe(all!.volume);
      expect(sum(parts.map(({ value }) => Math.round(Number(value) * 1_000)))).toBe(
        Math.round(Number(all!.value) * 1_000),
      );
      for (const field of [
        'securities',
        'trades',
        'advancing',
        'declining',
        'unchanged',
        'uncompared',
        'untraded',
      ] as const)
        expect(sum(parts.map((line) => line[field]!)), field).toBe(all![field]);
      const shown = [...parts, all!].map((line) => [
        line.name,
        '',
        percent(10 * Math.round((Number(line.value) / Number(all!.value)) * 10_000), { sign: false }),
        integer(Math.round(Number(line.value))),
        integer(line.volume),
        integer(line.trades),
        ...[line.advancing, line.declining, line.unchanged, line.untraded].map((count) =>
          integer(count, { zero: true }),
        ),
      ]);
      expect(cellsOf(html, `by-${part}`)).toEqual(shown);
    },
  );

  journey('has hours that sum to the shares of the general index, from its minutes', async () => {
    const general = exchange.indices.find(({ kind }) => kind === 'general')!;
    const minutes = (await raw.minutes(general.code)).toReversed();
    const until = (clock: string) => minutes.findLast(({ id }) => id.slice(11) <= clock)?.volume ?? 0;
    const clocks = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
    const hours = (await linesOf(prefix, '')).filter(({ part }) => part === 'hour');
    expect(hours.map(({ name }) => name)).toEqual(
      clocks.slice(1).map((to, i) => {
        const named = { hour: `${clocks[i]}–${to}`, index: general.name[locale] };
        return withoutIsolates(said(locale, 'summary.hourOf', named));
      }),
    );
    expect(sum(hours.map(({ volume }) => volume))).toBe(minutes.at(-1)!.volume);
    // A minute point is recorded at the minute's end or start: an hour's boundary may split one of them differently.
    for (const [i, { volume, name }] of hours.entries()) {
      const exact = until(`${clocks[i + 1]}:00`) - (i === 0 ? 0 : until(`${clocks[i]}:00`));
      expect(Math.abs(volume - exact) / minutes.at(-1)!.volume, name).toBeLessThan(0.02);
    }
  });

  journey('sums up an earlier day from its bars, and says so', async () => {
    const boards = await counted();
    const days = await Promise.all([...boards.keys()].map(async (symbol) => raw.bars(symbol, BEFORE_EARLIER, EARLIER)));
    const pairs = days.filter((bars) => bars.at(-1)?.date === EARLIER);
    const moved = (sign: number) =>
      pairs.filter(([before, bar]) => bar && bar.trades > 0 && Math.sign(bar.close - before!.close) === sign).length;
    const [all] = await linesOf(prefix, `?day=${EARLIER}`);
    expect(all).toMatchObject({
      securities: boards.size,
      untraded: boards.size - pairs.filter((bars) => bars.at(-1)!.trades > 0).length,
      volume: sum(pairs.map((bars) => bars.at(-1)!.volume)),
      trades: sum(pairs.map((bars) => bars.at(-1)!.trades)),
      value: (sum(pairs.map((bars) => Math.round(bars.at(-1)!.value * 1_000))) / 1_000).toFixed(3),
      advancing: moved(1),
      declining: moved(-1),
    });
    const html = markupOf(await textAt(site.url, `${prefix}${PATH}?day=${EARLIER}`));
    expect(html).toContain(said(locale, 'summary.noHours.earlier'));
    expect(cellsOf(html, 'by-sector').at(-1)?.[4]).toBe(integer(all!.volume));
  });

  journey('leads by its form to another day, and is led to from the indices', async ({ visit }) => {
    expect(linksOf(await textAt(site.url, prefix + pathOf('the-exchange-indices')))).toContain(prefix + PATH);
    const { page } = await visit({ origin: site.url });
    await openHydrated(page, prefix + PATH);
    expect(await accessibilityFaults(page)).toEqual([]);
    const field = page.locator('main [name=day]');
    await field.fill(EARLIER);
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).search, MOVING).toBe(`?day=${EARLIER}`);
  });
});
