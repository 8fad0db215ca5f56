import { beforeAll, describe, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { tonnesOf } from '#domain/carbon.ts';
import { integer } from '#domain/number.ts';
import { CREDITS } from '#exchange/issuers/carbon.ts';
import { retiredBy, retirementsOf } from '#exchange/issuers/carbon-retirements.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { decoded } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const MAIN = pathOf('investing-carbon-credits');
const WATCH = pathOf('mwcarbon');
const [CREDIT] = CREDITS;
const ALL = CREDITS.flatMap((credit) => retirementsOf(credit, TODAY));

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const creditPath = (symbol: string) => pathOf('investing-carbon-credits-symbol', { symbol });
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
/** The text that a reader sees, without direction marks. */
const wordsIn = (html: string) =>
  decoded(html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');
const readAt = async (path: string) => wordsIn(await textAt(origin, path));
const ledTo = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')?.replace(origin, '') ?? null];
};

beforeAll(() => jobsRead(origin, ['reference', 'carbon-retirements']));

byTurns('carbon credits', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) =>
    said(locale, id, values).replace(/[\u2066-\u2069]/g, '');

  journey('show what is listed, and what of it is left to buy', async () => {
    const text = await readAt(prefix + MAIN);
    for (const credit of CREDITS) {
      const available = integer(credit.listedCredits - retiredBy(credit, TODAY));
      expect(text).toContain(credit.name[locale]);
      expect(text).toContain(words('carbon.left', { available, listed: integer(credit.listedCredits) }));
    }
  });

  journey('have a register whose tonnes add up to what is retired, in the page as in its files', async () => {
    const rows = await rowsOf(prefix + MAIN);
    expect(rows.length).toBe(ALL.length);
    expect(rows.reduce((sum, { tonnes }) => sum + Number(tonnes), 0)).toBe(tonnesOf(ALL));
    expect(rows.map(({ retired }) => retired)).toEqual(
      ALL.map(({ on }) => on)
        .toSorted()
        .toReversed(),
    );
    for (const credit of CREDITS) {
      const own = await rowsOf(prefix + MAIN, `?credit=${credit.symbol.toLowerCase()}`);
      expect(own.reduce((sum, { tonnes }) => sum + Number(tonnes), 0)).toBe(retiredBy(credit, TODAY));
    }
    const text = await readAt(prefix + MAIN);
    expect(text).toContain(words('carbon.sum', { tonnes: integer(tonnesOf(ALL)) }));
    expect(text).toContain(words('carbon.notTold'));
    expect(await textAt(origin, `${prefix}${MAIN}.csv`)).toContain(ALL[0]!.serialFrom);
  });

  journey('narrow the register by words and days, and say what they did not recognise', async () => {
    const { serialFrom, symbol } = ALL.at(-1)!;
    const [only] = await rowsOf(prefix + MAIN, `?q=${serialFrom}`);
    expect(only).toMatchObject({ symbol, serialFrom });
    const within = await rowsOf(prefix + MAIN, '?from=2026-10-01&to=2026-10-31&sort=tonnes');
    const tonnes = ALL.filter(({ on }) => on >= '2026-10-01' && on <= '2026-10-31').map((each) => each.tonnes);
    expect(within.map((row) => row.tonnes)).toEqual(tonnes.toSorted((a, b) => b - a));
    expect(await readAt(`${prefix}${MAIN}?credit=NOBODY`)).toContain('NOBODY');
    expect(await readAt(`${prefix}${MAIN}?q=zzzz`)).toContain(words('carbon.noneFound'));
  });

  journey('say what offsetting costs now, with the working; nobody caches or lists what was typed', async () => {
    const query = `?tonnes=2.4&symbol=${CREDIT!.symbol}`;
    const answer = await fetch(`${origin}${prefix}${MAIN}${query}`);
    const html = await answer.text();
    const text = wordsIn(html);
    expect(text).toContain(words('carbon.offset.title', { count: 3 }));
    expect(text).toContain(words('calculator.working'));
    expect(html).toContain('content="noindex"');
    const wrong = await readAt(`${prefix}${MAIN}?tonnes=0`);
    expect(wrong).toContain(words('calculator.fault.tonnes'));
    expect(wrong).not.toContain(words('carbon.offset.rounded'));
    const arabic = await readAt(`${prefix}${MAIN}?tonnes=${encodeURIComponent('٢٫٤')}&symbol=${CREDIT!.symbol}`);
    expect(arabic).toContain(words('carbon.offset.title', { count: 3 }));
  });

  journey('have a page each, with serials, verifier and what was retired of it', async () => {
    for (const credit of CREDITS) {
      const text = await readAt(prefix + creditPath(credit.symbol));
      for (const part of [credit.name, credit.project, credit.standard, credit.verifier])
        expect(text).toContain(part[locale]);
      const own = retirementsOf(credit, TODAY);
      expect(text).toContain(words('carbon.sum', { tonnes: integer(tonnesOf(own)) }));
      expect(text).toContain(own.at(-1)!.serialTo);
    }
  });

  journey('are watched in the apps with the figures of their files, in any order', async ({ visit }) => {
    const rows = await rowsOf(prefix + WATCH, '?sort=listed&order=descending');
    expect(rows.map(({ listed }) => listed)).toEqual([420_000, 260_000, 135_000]);
    for (const { listed, retired, available } of rows) expect(Number(available)).toBe(Number(listed) - Number(retired));
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${WATCH}?sort=listed&order=descending`);
    expect(await page.locator('main tbody tr').count()).toBe(CREDITS.length);
    // The apps have their own header.
    expect(await page.locator('header nav').count()).toBe(0);
    expect(await readAt(`${prefix}${WATCH}?q=zzzz`)).toContain(words('carbon.watch.noneFound'));
  });

  journey('greet whoever reads the code on a stand with what is retired so far, and are listed nowhere', async () => {
    const html = await textAt(origin, prefix + pathOf('investing-carbon-credits-hello'));
    expect(wordsIn(html)).toContain(integer(tonnesOf(ALL)));
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(await textAt(origin, '/sitemap.xml')).not.toContain('carbon-credits/hello');
  });
});

describe('the address of a credit', () => {
  const { symbol, id } = CREDIT!;

  journey('is its symbol: small letters and the id of the content service lead on to it for good', async () => {
    for (const asked of [symbol.toLowerCase(), id])
      expect(await ledTo(`${MAIN}/${asked}`)).toEqual([301, creditPath(symbol)]);
    for (const query of [`symbol=${symbol.toLowerCase()}`, `id=${id}`])
      expect(await ledTo(`${MAIN}/detail?${query}`)).toEqual([301, creditPath(symbol)]);
    expect(await ledTo(`${MAIN}/detail`)).toEqual([302, MAIN]);
    expect(await ledTo(`${MAIN}/detail?symbol=nope`)).toEqual([404, null]);
  });

  journey('that nobody knows answers 404 with the credits that there are', async () => {
    const answer = await fetch(`${origin}${MAIN}/nope`);
    expect(answer.status).toBe(404);
    const text = wordsIn(await answer.text());
    for (const { name } of CREDITS) expect(text).toContain(name.en);
  });
});
