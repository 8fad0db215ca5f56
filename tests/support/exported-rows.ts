import { expect } from 'vitest';
import type { z } from 'zod';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { parseCsv } from './csv.ts';
import type { Reader } from './journey.ts';
import { LIST_FILE, WATCH_FILE } from './exported-rows-schema.ts';
import { agrees } from './shown-figure.ts';
import { tableOf, type TableRow } from './table.ts';
import { asWritten, readWorkbook, type ReadSheet } from './workbook.ts';
import { said } from './words.ts';

/** Columns at the end of a CSV that repeat for each row what a JSON has once. */
const ABOUT = 4;

const bytesAt = async (siteUrl: string, path: string) => {
  const answer = await fetch(siteUrl + path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** The answer at a path of a site, as text with its byte order mark; the status must be 200. */
export async function markedTextAt(siteUrl: string, path: string): Promise<string> {
  const answer = await fetch(siteUrl + path);
  expect(answer.status, path).toBe(200);
  // `text()` would remove the byte order mark.
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await answer.arrayBuffer());
}

/** A view of a page with rows, in its four formats. */
export interface Answers {
  table: TableRow[];
  html: string;
  csv: string;
  headings: string[];
  rows: string[][];
  json: z.infer<typeof LIST_FILE> | z.infer<typeof WATCH_FILE>;
  sheets: ReadSheet[];
}

/** Requests one view of a page in its four formats. */
export async function askAll(siteUrl: string, { prefix }: Reader, name: RouteName, view: string): Promise<Answers> {
  const path = prefix + pathOf(name);
  const asked = [`${path}${view}`, `${path}.csv${view}`, `${path}.json${view}`];
  const [workbook, [html = '', csv = '', json = '']] = await Promise.all([
    bytesAt(siteUrl, `${path}.xlsx${view}`),
    Promise.all(asked.map((each) => markedTextAt(siteUrl, each))),
  ]);
  const [headings = [], ...rows] = parseCsv(csv);
  // Uses the JSON as sent: a schema reorders keys.
  const sent: unknown = JSON.parse(json);
  (name === 'market-watch' ? WATCH_FILE : LIST_FILE).parse(sent);
  return {
    table: tableOf(html),
    html,
    csv,
    headings,
    rows,
    json: sent as Answers['json'],
    sheets: readWorkbook(workbook),
  };
}

/** Differences between the file's figures and the page's. `first` is the file's column where the page's cells begin. */
export function differences(
  { locale }: Reader,
  { table, headings, rows }: Answers,
  first: number,
  isWatch: boolean,
): string[] {
  const value = isWatch ? headings.indexOf(said(locale, 'terms.column.value')) : -1;
  return table.flatMap(({ symbol, cells }, i) =>
    cells.flatMap((shown, j) => {
      const exact = rows[i]?.[first + j] ?? 'nothing';
      return agrees(shown, exact, { locale, millions: first + j === value })
        ? []
        : [`${symbol}, ${headings[first + j]}: ${shown} on the page, ${exact} in the file`];
    }),
  );
}

/** The JSON's rows in the CSV's form. */
function rowsOfJson({ locale }: Reader, { json }: Answers): string[][] {
  const words: Record<string, (code: string) => string> = {
    board: (code) => said(locale, `market.board.${code}`),
    state: (code) => (code === 'trading' ? '' : said(locale, `watch.flag.${code}`)),
  };
  return json.rows.map((row) =>
    Object.entries(row).map(([key, cell]) => (cell === null ? '' : (words[key]?.(String(cell)) ?? String(cell)))),
  );
}

/** Checks each cell against the CSV, under its headings, with the file's description beside it. */
function expectSameSheets(locale: Locale, sheets: ReadSheet[], csv: string[][], json: Answers['json']): void {
  const [rows, about] = sheets;
  const written = csv.map((row) => row.slice(0, -ABOUT));
  expect(rows!.rows.map((cells) => written[0]!.map((_, i) => asWritten(cells[i])))).toEqual(written);
  expect(rows).toMatchObject({ isRightToLeft: locale === 'ar', frozenRows: 1 });
  const facts = new Map(about!.rows.map(([label, value]) => [asWritten(label), asWritten(value)]));
  expect(facts.get(said(locale, 'files.source'))).toBe(json.source);
  expect(facts.get(said(locale, 'files.page'))).toBe(json.page);
  expect(facts.get(said(locale, 'files.simulated'))).toBe(said(locale, 'files.yes'));
}

/** Checks that a view’s CSV, JSON and workbook have the same cells and describe the same file. */
export function expectSameFile(reader: Reader, answers: Answers): void {
  const { csv, headings, rows, json, sheets } = answers;
  const { locale } = reader;
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(rowsOfJson(reader, answers)).toEqual(rows.map((row) => row.slice(0, -ABOUT)));
  expect(headings.slice(0, -ABOUT)).toEqual(Object.values(json.columns));
  expectSameSheets(locale, sheets, [headings, ...rows], json);
  expect(json.rows.every((row) => Object.keys(row).join() === Object.keys(json.columns).join())).toBe(true);
  expect(json).toMatchObject({
    language: locale,
    simulated: true,
    delayed: false,
    source: pick(exchange.name, locale),
  });
  const yes = said(locale, 'files.yes');
  const no = said(locale, 'files.no');
  for (const row of rows) expect(row.slice(1 - ABOUT)).toEqual([no, yes, json.source]);
}
