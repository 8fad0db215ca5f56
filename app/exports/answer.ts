import { pick } from '#domain/bilingual.ts';
import { dubaiClock, dubaiDate, dubaiInstant } from '#domain/date.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { figuresAt } from '#domain/freshness.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { FileFormat } from '#app/site-map.ts';
import type { WriteFile } from './file-job.ts';
import { parts, tableParts } from './file-parts.ts';
import { fileTexts } from './file-texts.ts';
import type { CalendarDay, FileColumn, Provenance } from './table.ts';
import { rowsOf, type MadeRows } from './rows.ts';
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
  const made = await rowsOf(route, url, site);
  if (!made) return null;
  const { title, columns, view, ignored } = made.rows;
  const table = { title, view, ignored, columns: columns.map(plainColumn) };
  const { locale } = site;
  const head = { format: file, table, from: provenance(site, page.href, made), locale, texts: fileTexts(locale) };
  const body = await write(head, tableParts(made.rows));
  if (!body) return undefined;
  const name = fileName(site, page.pathname, made.now);
  return new Response(body, {
    headers: { 'Content-Type': TYPES[file], 'Content-Disposition': `attachment; filename="${name}.${file}"` },
  });
}

function plainColumn({ key, heading, words }: FileColumn<unknown>) {
  return { key, heading, isWorded: words !== undefined };
}

type FollowedFormat = FeedFormat | 'ics';

function isFollowed(file: FileFormat): file is FollowedFormat {
  return ['rss', 'atom', 'feed.json', 'ics'].includes(file);
}

/** What programs come back to: it is no file to keep, and says when it changed last. */
async function followed(
  route: string,
  file: FollowedFormat,
  { page, site, write }: { page: URL; site: Site; write: WriteFile },
): Promise<Response | null | undefined> {
  const made = await rowsOf(route, page, site, FEED_ITEMS);
  if (!made) return null;
  const { rows } = made;
  const { exchange, locale } = site;
  const from = {
    source: pick(exchange.name, locale),
    page: page.origin + page.pathname,
    search: page.search,
    domain: exchange.shortName.toLowerCase(),
  };
  if (file !== 'ics') {
    const { body, changedAt } = asFeed(file, rows, from, { locale, since: dubaiInstant(site.today(), '00:00') });
    return followedAnswer(file, body, changedAt);
  }
  const days = await rows.days!();
  const body = await write({ format: file, title: rows.title, from }, parts(days));
  return body ? followedAnswer(file, body, lastChange(days)) : undefined;
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

function provenance(site: Site, page: string, { now, simulated }: MadeRows): Provenance {
  const { exchange, locale, live } = site;
  const asOf = figuresAt({ ageMs: live.ageMs(), clock: live.clock(), now, closes: closesAround(now, 0) });
  return { source: pick(exchange.name, locale), page, asOf, delayed: asOf !== now, simulated };
}

/** Whose, which, in which language and of when: 'dsx-equities-ar-2026-11-18-1130'. */
function fileName({ exchange, locale }: Site, path: string, now: Instant): string {
  const when = `${dubaiDate(now)}-${dubaiClock(now).replace(':', '')}`;
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
