import { pick } from '#domain/bilingual.ts';
import { dubaiClock, dubaiDate, dubaiInstant } from '#domain/date.ts';
import { closesAround } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { figuresAt } from '../blocks/freshness/freshness.tsx';
import type { Site } from '../context.ts';
import { pathOf } from '../page-path.ts';
import type { FileFormat } from '../site-map.ts';
import type { Provenance } from './row-file.ts';
import { rowsOf, type MadeRows } from './rows.ts';
import { asCalendar } from './written-calendar.ts';
import { asFeed, FEED_ITEMS, type FeedFormat } from './written-feed.ts';
import { asCsv, asJson } from './written.ts';
import { asXlsx } from './xlsx.ts';

/** A page's rows, asked for as a file. */
interface Asked {
  /** The page's name; any other than one with rows is told that there is none. */
  route: string;
  file: FileFormat;
  /** Its address in full, with the query that the site map lets through. */
  request: Request;
  /** Told of what kept the file from being made. */
  fault(error: unknown): void;
}

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
export async function answerRows({ route, file, request, fault }: Asked, site: Site): Promise<Response> {
  const t = textOf(site.locale);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return said(file, 405, t('files.readOnly'), { Allow: 'GET, HEAD' });
  try {
    return (
      (await written(route, file, new URL(request.url), site)) ??
      said(file, 404, `${t('files.absent')} ${example(site)}`)
    );
  } catch (error) {
    fault(error);
    return said(file, 500, t('files.failed'));
  }
}

async function written(route: string, file: FileFormat, url: URL, site: Site): Promise<Response | null> {
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -`.${file}`.length);
  if (isFollowed(file)) return followed(route, file, page, site);
  const made = await rowsOf(route, url, site);
  if (!made) return null;
  const from = provenance(site, page.href, made);
  const body = await writtenAs(file, made.rows, from, site.locale);
  const name = fileName(site, page.pathname, made.now);
  return new Response(body, {
    headers: { 'Content-Type': TYPES[file], 'Content-Disposition': `attachment; filename="${name}.${file}"` },
  });
}

type FollowedFormat = FeedFormat | 'ics';
type TableFormat = Exclude<FileFormat, FollowedFormat>;

function isFollowed(file: FileFormat): file is FollowedFormat {
  return ['rss', 'atom', 'feed.json', 'ics'].includes(file);
}

/** What programs come back to: it is no file to keep, and says when it changed last. */
async function followed(route: string, file: FollowedFormat, page: URL, site: Site): Promise<Response | null> {
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
  const { body, changedAt } =
    file === 'ics'
      ? asCalendar(rows.title, await rows.days!(), from)
      : asFeed(file, rows, from, { locale, since: dubaiInstant(site.today(), '00:00') });
  const headers = { 'Content-Type': TYPES[file] };
  if (changedAt === null) return new Response(body, { headers });
  return new Response(body, { headers: { ...headers, 'Last-Modified': new Date(changedAt).toUTCString() } });
}

async function writtenAs(
  file: TableFormat,
  rows: MadeRows['rows'],
  from: Provenance,
  locale: Site['locale'],
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (file === 'csv') return asCsv(rows, from, textOf(locale));
  if (file === 'json') return asJson(rows, from, locale);
  return new Uint8Array(await asXlsx(rows, from, locale));
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
