import { pick } from '#domain/bilingual.ts';
import {
  MOVER_LISTS,
  type Bulletin,
  type BulletinLine,
  type BulletinSection,
  type MarketLine,
} from '#domain/bulletin.ts';
import { marketInstant } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { isEndAligned, pageHeadingOf, pageText, type Column } from '#app/columns/column.ts';
import { shownColumns } from '#app/blocks/bulletins/bulletin-columns.ts';
import { changeColumns, changedFigures } from '#app/blocks/bulletins/changed-figures.ts';
import { sectionNote } from '#app/blocks/bulletins/section-note.ts';
import { marketGroups, shownSections } from '#app/blocks/bulletins/shown-sections.ts';
import type { Site } from '#app/context.ts';
import { bulletinSentence } from '#app/data/bulletins/sentence.ts';
import { paperDrawing } from './paper-drawing.ts';
import type { Paper, PaperSection, PaperTable } from './paper.ts';

/** Direction marks are for pages: a document sets each cell in its own direction. */
const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g;
const END_OF_SESSION = '15:00';
const SECOND_MS = 1_000;

/** A bulletin as a document in the reader's language: the same bulletin gives the same pages. */
export function bulletinPaper(
  bulletin: Bulletin,
  site: Site,
  words: { name: string; address: string; asOf: string },
): Paper {
  const { locale, exchange, live } = site;
  const t = textOf(locale);
  const { iso, dir } = LOCALES[locale];
  const [before = '', between = ''] = t('bulletins.paper.page', { page: '\u0000', pages: '\u0000' }).split('\u0000');
  return plain({
    lang: iso.slice(0, 2),
    dir,
    title: words.name,
    source: pick(exchange.name, locale),
    facts: [words.asOf, t('bulletins.paper.revision', { revision: String(bulletin.revision) })],
    lead: bulletinSentence(bulletin, locale),
    notice: live.clock().simulated ? t('files.simulatedNotice') : null,
    address: words.address,
    pageWords: [plain(before).trim(), plain(between).trim()],
    sections: [...shownSections(bulletin).map((name) => sectionOf(bulletin, name, site)), ...changesOf(bulletin, site)],
    madeAt: Math.floor(marketInstant(bulletin.to, END_OF_SESSION) / SECOND_MS),
  });
}

/** A copy of a value with all texts free of direction marks. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(ISOLATES, '')) as Value;
}

function sectionOf(bulletin: Bulletin, name: BulletinSection, { locale }: Site): PaperSection {
  const t = textOf(locale);
  const { sections } = bulletin;
  const lines: readonly BulletinLine[] | null = sections[name] ?? null;
  const shell = { title: t(`bulletins.section.${name}`), text: null, drawing: null, tables: [], wide: false };
  if (lines === null) return { ...shell, text: t(`bulletins.missing.${name}`) };
  if (lines.length === 0) return { ...shell, text: t(`bulletins.empty.${name}`) };
  const columns = shownColumns(name, lines, t);
  const table = (own: readonly BulletinLine[], heading: string | null) => tableOf(columns, own, locale, heading);
  const drawing = paperDrawing(bulletin, name, t, locale);
  if (name === 'market') return { ...shell, drawing, tables: factTables(sections.market![0]!, columns, locale) };
  const text = sectionNote(bulletin, name, t, locale);
  if (name !== 'movers') return { ...shell, text, drawing, tables: [table(lines, null)], wide: name === 'securities' };
  const tables = MOVER_LISTS.map((list) =>
    table(
      sections.movers!.filter((line) => line.list === list),
      t(`bulletins.movers.${list}`),
    ),
  );
  return { ...shell, tables: tables.filter(({ rows }) => rows.length > 0) };
}

function factTables(line: MarketLine, columns: readonly Column<BulletinLine>[], locale: Site['locale']): PaperTable[] {
  const t = textOf(locale);
  return marketGroups(line).map(({ id, columns: ids }) => ({
    title: t(`bulletins.group.${id}`),
    head: null,
    rows: ids.map((each) => {
      const column = columns.find((one) => one.id === each)!;
      return [pageHeadingOf(column), pageText(column, line, locale)];
    }),
  }));
}

function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  locale: Site['locale'],
  title: string | null,
): PaperTable {
  const shown = columns.filter(({ hidden }) => hidden !== 'page');
  return {
    title,
    head: shown.map((column) => ({ text: pageHeadingOf(column), end: isEndAligned(column) })),
    rows: rows.map((row) => shown.map((column) => pageText(column, row, locale))),
  };
}

function changesOf({ changes, moreChanges }: Bulletin, { locale }: Site): PaperSection[] {
  if (changes.length === 0) return [];
  const t = textOf(locale);
  const more = moreChanges > 0 ? t('bulletins.changes.more', { count: moreChanges }) : null;
  const tables = [tableOf(changeColumns(t), changedFigures(changes, t, locale), locale, null)];
  return [{ title: t('bulletins.changes'), text: more, drawing: null, tables, wide: false }];
}
