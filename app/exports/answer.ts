import { LANGUAGES } from '#domain/words/languages.ts';
import { pick } from '#domain/bilingual.ts';
import { marketTime, marketDate, marketInstant } from '#domain/date.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { figuresAt } from '#domain/freshness.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { FileFormat } from '#app/site-map.ts';
import type { WriteFile } from './file-job.ts';
import { parts, tableParts } from './file-parts.ts';
import { fileTexts } from './file-texts.ts';
import { headingOf, type Column } from '#app/columns/column.ts';
import { cellKind, columnKey } from '#app/columns/file-formats.ts';
import { exportRows } from './registry.ts';
import type { CalendarDay, FeedItem, Provenance, Rows } from './table.ts';
import { asFeed, FEED_ITEMS, type FeedFormat } from './serialize-feed.ts';

/** A page's rows, asked for as a file. */
interface Question {
  /** The page's name; any other than one with rows is told that there is none. */
  route: string;
  file: FileFormat;
  /** Its address in full, with the query that the site map lets through. */
  request: Request;
  /** Writes the file on a thread of its own. */
  write: WriteFile;
  /** Told of what kept the file from being made. */
  fault(error: unknown): void;
}

/** A file that is not written for want of room is asked for again after this. */
const ASK_AGAIN_S = 5;

const TYPES: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

/** Answers the rows of a page as a file, a feed or a calendar, with the page's own filters and order; what cannot be had is said in a sentence. */
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

/** A file, null where the page has none of that kind; undefined where too many files are waited for already. */
async function written({ route, file, request, write }: Question, site: Site): Promise<Response | null | undefined> {
  const url = new URL(request.url);
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -`.${file}`.length);
  if (isFollowed(file)) return followed(route, file, { page, site, write });
  const { locale } = site;
  const now = site.now();
  const rows = await exportRows(route, page, site);
  if (!rows) return null;
  const { title, view, ignored } = rows;
  const columns = rows.columns.filter(({ hidden }) => hidden !== 'file');
  const table = { title, view, ignored, columns: columns.map(plainColumn) };
  const head = {
    format: file,
    table,
    from: provenance(site, page.href, now, rows.asOf),
    locale,
    texts: fileTexts(locale),
  };
  const body = await write(head, tableParts({ ...rows, columns }, locale));
  if (!body) return undefined;
  const disposition = dispositionOf(site, { path: page.pathname, title: rows.title, file, now });
  return new Response(body, {
    headers: { 'Content-Type': TYPES[file], 'Content-Disposition': disposition },
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

/** What programs come back to: it is not a file to keep, and says when it changed last. */
async function followed(
  route: string,
  file: FollowedFormat,
  { page, site, write }: { page: URL; site: Site; write: WriteFile },
): Promise<Response | null | undefined> {
  const rows = await exportRows(route, page, site, FEED_ITEMS);
  if (!rows) return null;
  const { exchange, locale } = site;
  const from = {
    source: pick(exchange.name, locale),
    page: page.origin + page.pathname,
    search: page.search,
    domain: exchange.shortName.toLowerCase(),
  };
  if (file !== 'ics') {
    const { body, changedAt } = asFeed(file, { title: rows.title, items: await itemsOf(rows) }, from, {
      locale,
      since: marketInstant(site.today(), '00:00'),
    });
    return followedAnswer(file, body, changedAt);
  }
  const days = await rows.days!();
  const body = await write({ format: file, title: rows.title, from }, parts(days));
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

/** When the last of the days changed; null of none. */
function lastChange(days: readonly CalendarDay[]): Instant | null {
  if (days.length === 0) return null;
  return days.reduce((last, { revision }) => Math.max(last, revision.changedAt), 0);
}

function provenance(
  { exchange, locale, live }: Site,
  page: string,
  now: Instant,
  day: PlainDate | null = null,
): Provenance {
  const clock = live.clock();
  const source = pick(exchange.name, locale);
  if (day) return { source, page, asOf: day, delayed: false, simulated: clock.simulated };
  const asOf = figuresAt({ ageMs: live.ageMs(), clock, now, closes: closesAround(now, 0) });
  return { source, page, asOf, delayed: asOf !== now, simulated: clock.simulated };
}

/** Two names: one that every program can save, and where the language has another script one in that language (RFC 6266). */
function dispositionOf(
  site: Site,
  { path, title, file, now }: { path: string; title: string; file: FileFormat; now: Instant },
): string {
  const plain = `attachment; filename="${fileName(site, path, now)}.${file}"`;
  if (LANGUAGES[site.locale].script === 'latin') return plain;
  const symbol = /\/company\/([^/]+)/.exec(path)?.[1];
  const when = `${marketDate(now)} ${marketTime(now).replace(':', '.')}`;
  const name = [title, symbol, when]
    .filter(Boolean)
    .join(' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[/\\:]/g, '-');
  return `${plain}; filename*=UTF-8''${encodeURIComponent(`${name}.${file}`).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)}`;
}

/** Whose, which, in which language and of when: 'dsx-equities-ar-2026-11-18-1130'. */
function fileName({ exchange, locale }: Site, path: string, now: Instant): string {
  const when = `${marketDate(now)}-${marketTime(now).replace(':', '')}`;
  const what = /\/company\/(.+)$/.exec(path)?.[1] ?? path.split('/').at(-1);
  return [exchange.shortName, what, locale, when]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
}

function example({ origin, locale }: Site): string {
  return `${origin}/${locale}${pathOf('the-exchange-listed-securities-equities')}.csv`;
}

/** One sentence, in the form of what was asked for: who reads a table reads no JSON. */
function said(file: FileFormat, status: number, sentence: string, headers: Record<string, string> = {}): Response {
  if (file.endsWith('json'))
    return Response.json({ error: sentence }, { status, headers: { 'Content-Type': TYPES.json, ...headers } });
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
