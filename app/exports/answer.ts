import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { FileFormat } from '#app/site-map.ts';
import type { WriteFile } from './file-job.ts';
import { parts, tableParts, wholeTable } from './file-parts.ts';
import { dispositionOf, type Named } from './disposition.ts';
import { fileTexts } from './file-texts.ts';
import { headingOf, type Column } from '#app/columns/column.ts';
import { cellKind, columnKey } from '#app/columns/file-formats.ts';
import { provenanceOf } from './provenance.ts';
import { exportRows } from './registry.ts';
import type { CalendarDay, FeedItem, Rows } from './table.ts';
import { asFeed, FEED_ITEMS, type FeedFormat } from './serialize-feed.ts';

/** A request for a page's rows as a file. */
interface Question {
  /** The page's name; a page without rows gets an answer that says so. */
  route: string;
  file: FileFormat;
  /** The request with its full address, including the query parameters that the site map allows. */
  request: Request;
  /** Writes the file on a separate thread. */
  write: WriteFile;
  /** Receives the error that prevented the file. */
  fault(error: unknown): void;
}

/** Retry-After, in seconds, for a file that is not written because too many are waiting. */
const ASK_AGAIN_S = 5;
/** More rows are not written as a workbook. */
const WORKBOOK_ROWS = 10_000;

const TYPES: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
};

/**
 * Returns the rows of a page as a file, a feed or a calendar, with the page's own filters and order; an unavailable
 * file is explained in a sentence.
 */
export async function answerRows(asked: Question, site: Site): Promise<Response> {
  const { file, request, fault } = asked;
  const t = textOf(site.locale);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return said(file, 405, t('files.readOnly'), { Allow: 'GET, HEAD' });
  try {
    const answer = await written(asked, site);
    if (answer === undefined) return said(file, 503, t('files.busy'), { 'Retry-After': String(ASK_AGAIN_S) });
    return answer ?? said(file, 404, `${t('files.absent')} ${example(site)}`);
  } catch (error) {
    fault(error);
    return said(file, 500, t('files.failed'));
  }
}

/** Returns a file; null when the page has none of that kind, undefined when too many files are already waiting. */
async function written({ route, file, request, write }: Question, site: Site): Promise<Response | null | undefined> {
  const url = new URL(request.url);
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -`.${file}`.length);
  if (isFollowed(file)) return followed(route, file, { page, site, write });
  const { locale } = site;
  const now = site.now();
  const rows = await exportRows(route, page, site);
  if (!rows) return null;
  const count = rows.rows.length + (rows.others ?? []).reduce((sum, other) => sum + other.rows.length, 0);
  if (file === 'xlsx' && count > WORKBOOK_ROWS) return tooLong(count, page, site);
  const named = { site, path: page.pathname, title: rows.title, file, now, fileName: rows.fileName };
  if (file === 'pdf') return paperAnswer(rows, named, write);
  const { title, view, id, sheet, missing } = rows;
  const ignored = rows.ignored.map(({ parameter, value }) => ({ parameter, value }));
  const columns = inFiles(rows.columns);
  const others = (rows.others ?? []).map((other) => {
    const own = inFiles(other.columns);
    return { ...other, columns: own.map(plainColumn), rows: wholeTable({ ...other, columns: own }, locale) };
  });
  const table = { title, view, ignored, columns: columns.map(plainColumn), id, sheet, missing, others };
  const head = {
    format: file,
    table,
    from: provenanceOf(rows, page.href, site),
    locale,
    texts: fileTexts(locale),
  };
  const body = await write(head, tableParts({ ...rows, columns }, locale));
  if (!body) return undefined;
  return fileAnswer(body, rows, named);
}

/** A workbook is built whole in memory, which limits its length; a CSV file has no limit. */
function tooLong(count: number, page: URL, { locale }: Site): Response {
  const address = `${page.origin}${page.pathname}.csv${page.search}`;
  const sentence = textOf(locale)('files.tooLong', { count: integer(count), most: integer(WORKBOOK_ROWS) });
  return said('xlsx', 400, `${sentence} ${address}`);
}

/** The columns of a page that files have. */
function inFiles<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ hidden }) => hidden !== 'file');
}

/** The page as a document; null when it has none. */
async function paperAnswer(rows: Rows, named: Named, write: WriteFile): Promise<Response | null | undefined> {
  const paper = rows.paper?.() ?? null;
  if (paper === null) return null;
  const body = await write({ format: 'pdf', paper }, parts([]));
  return body ? fileAnswer(body, rows, named) : undefined;
}

/** A workbook contains the minute in which it was made: no two are the same. */
function fileAnswer(body: Uint8Array<ArrayBuffer>, { isFrozen }: Rows, named: Named): Response {
  const isKept = isFrozen === true && named.file !== 'xlsx';
  return new Response(body, {
    headers: {
      'Content-Type': TYPES[named.file],
      'Content-Disposition': dispositionOf(named),
      ...(isKept && { 'Cache-Control': 'immutable' }),
    },
  });
}

function plainColumn(column: Column<unknown>) {
  return {
    key: columnKey(column),
    heading: headingOf(column),
    kind: cellKind(column),
    isLabelled: column.label !== undefined,
  };
}

type FollowedFormat = FeedFormat | 'ics';

function isFollowed(file: FileFormat): file is FollowedFormat {
  return ['rss', 'atom', 'feed.json', 'ics'].includes(file);
}

/** Feeds and calendars, which clients fetch repeatedly: no attachment, with the time of the last change. */
async function followed(
  route: string,
  file: FollowedFormat,
  { page, site, write }: { page: URL; site: Site; write: WriteFile },
): Promise<Response | null | undefined> {
  const rows = await exportRows(route, page, site, FEED_ITEMS);
  if (!rows) return null;
  const { exchange, locale } = site;
  const issuer = rows.issuer ?? rows.view['issuer'];
  const title = issuer ? `${issuer}: ${rows.title}` : rows.title;
  const from = {
    source: pick(exchange.name, locale),
    page: page.origin + page.pathname,
    search: page.search,
    domain: exchange.shortName.toLowerCase(),
  };
  if (file !== 'ics') {
    const { body, changedAt } = asFeed(file, { title, items: await itemsOf(rows) }, from, {
      locale,
      since: marketInstant(site.today(), '00:00'),
    });
    return followedAnswer(file, body, changedAt);
  }
  const days = await rows.days!();
  const body = await write({ format: file, title, from: { ...from, locale } }, parts(days));
  return body ? followedAnswer(file, body, lastChange(days)) : undefined;
}

async function itemsOf({ rows, item, items }: Rows): Promise<FeedItem[]> {
  return items ? items() : rows.flatMap((row) => item!(row) ?? []);
}

function followedAnswer(
  file: FollowedFormat,
  body: string | Uint8Array<ArrayBuffer>,
  changedAt: Instant | null,
): Response {
  const headers = { 'Content-Type': TYPES[file] };
  if (changedAt === null) return new Response(body, { headers });
  return new Response(body, { headers: { ...headers, 'Last-Modified': new Date(changedAt).toUTCString() } });
}

/** When the last of the days changed; null when there are none. */
function lastChange(days: readonly CalendarDay[]): Instant | null {
  if (days.length === 0) return null;
  return days.reduce((last, { revision }) => Math.max(last, revision.changedAt), 0);
}

function example({ origin, locale }: Site): string {
  return `${origin}/${locale}${pathOf('the-exchange-listed-securities-equities')}.csv`;
}

/** One sentence, in the format of the request: a client that reads a table does not read JSON. */
function said(file: FileFormat, status: number, sentence: string, headers: Record<string, string> = {}): Response {
  if (file.endsWith('json'))
    return Response.json({ error: sentence }, { status, headers: { 'Content-Type': TYPES.json, ...headers } });
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
