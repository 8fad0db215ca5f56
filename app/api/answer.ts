import { inDefault } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import { asOfText } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';
import { textOf } from '#messages/text.tsx';
import { fileRefused } from './bulk/file-refused.ts';
import { csvBody, jsonBody, type Envelope } from './body.ts';
import { presented } from './cells.ts';
import { answerOlderCall, isOlderCall } from './older-calls/answer.ts';
import { feedAt } from './feeds.ts';
import { lastModified } from './last-modified.ts';
import { description } from './openapi.ts';
import { NotYet } from './not-yet.ts';
import { pageAfter, WHOLE_MAX, type ListPage } from './paging.ts';
import { understood } from './passed-over.ts';
import { DOCUMENTATION_PATH, problem } from './problem.ts';
import { knownOnly, knownParts } from './known-values.ts';
import { readRequest, type ApiRequest } from './read-request.ts';
import { Refused, shownValue, type Refusal } from './refused.ts';
import { API_BASE } from './resources.ts';
import { partsOf, type ApiRows, type Lifetime, type Means, type Resource } from './resource.ts';
import { startPage } from './start-page.ts';
import { refuseUntold, timeOf } from './age-of.ts';
import { viewOf } from './view.ts';
import { fileColumns, wordedRows } from './worded-rows.ts';

/** A request to the API. */
interface Question extends Means {
  request: Request;
  requestId: string;
  /** Receives the error that prevented an answer. */
  fault(error: unknown): void;
}

/** An answer, and how long clients and proxies can cache it; null: not at all. */
export interface ApiAnswer {
  response: Response;
  lifetime: Lifetime | null;
}

/**
 * Answers an address below `/api/v1`. A request that is not understood gets a problem, in every language (RFC 9457).
 */
export async function answerApi(question: Question, site: Site): Promise<ApiAnswer> {
  const { request, requestId, fault } = question;
  const refuse = ({ name, ...details }: Refusal, headers?: Record<string, string>): ApiAnswer => ({
    response: problem(name, { origin: site.origin, requestId, ...details, ...(headers && { headers }) }),
    lifetime: null,
  });
  const url = new URL(request.url);
  const path = url.pathname.slice(API_BASE.length);
  try {
    if (isOlderCall(url.pathname)) {
      const called = await answerOlderCall(request, site);
      if (called instanceof Response) return { response: called, lifetime: null };
      return refuse({ name: called }, called === 'post-only' ? { Allow: 'POST' } : undefined);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse({ name: 'read-only' }, { Allow: 'GET, HEAD' });
    const own = ownPage(path, site) ?? (await feedPage(path, site));
    const [unknown] = url.searchParams.keys();
    if (own) return unknown === undefined ? own : refuse(unknownParameter(unknown));
    const read = (await fileRefused(path, url.searchParams, site)) ?? readRequest(path, url.searchParams);
    if (!('resource' in read)) return refuse(read);
    return (await answered(read, url, question, site)) ?? refuse(await nothingAt(path, read, site));
  } catch (error) {
    if (error instanceof NotYet) return refuse(error.refusal, { 'Retry-After': String(error.seconds) });
    if (error instanceof Refused) return refuse(error.refusal);
    fault(error);
    return refuse({ name: 'failed' });
  }
}

/** The description, the start and the feeds read no parameters. */
function unknownParameter(name: string): Refusal {
  return { name: 'unknown-parameter', values: { name: shownValue(name) }, known: [] };
}

/** The addresses that describe the API. */
function ownPage(path: string, site: Site): ApiAnswer | null {
  const body =
    path === '' || path === '/' || path === '/.json'
      ? startPage(site)
      : path === '/openapi.json'
        ? description(site)
        : null;
  if (body === null) return null;
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { response: new Response(`${JSON.stringify(body, null, 1)}\n`, { headers }), lifetime: 'long' };
}

/** JSON feeds: whole years, their corrections, versions of the API. */
async function feedPage(path: string, site: Site): Promise<ApiAnswer | null> {
  const feed = await feedAt(path, site);
  if (feed === null) return null;
  const headers = { 'Content-Type': 'application/feed+json; charset=utf-8' };
  return { response: new Response(feed, { headers }), lifetime: 'day' };
}

/** For a path that names a security, the refusal says which symbol has none; other names in a path are few, and listed. */
async function nothingAt(path: string, { resource, asked }: ApiRequest, site: Site): Promise<Refusal> {
  const parts = partsOf(resource);
  const symbol = parts.includes('symbol') ? asked['symbol'] : undefined;
  if (symbol === undefined || (await site.store.securities.find(symbol.toUpperCase())))
    return { name: 'not-found', values: { what: API_BASE + path }, known: knownParts(parts, asked, site) };
  return { name: 'unknown-symbol', values: { symbol, list: `${site.origin}${API_BASE}/securities` } };
}

async function answered(request: ApiRequest, url: URL, means: Means, site: Site): Promise<ApiAnswer | null> {
  const { resource, format } = request;
  const read = { ...request, asked: await knownOnly(resource.params, request.asked, site) };
  const loaded = await resource.load(site, read.asked, means, read.page);
  if (!loaded) return null;
  const found = understood(loaded, resource.params);
  if (found.rows.length === 0) refuseUntold(resource, site);
  const page = pageOf(read, found, site);
  const worded = await wordedRows(read, { ...found, rows: page.rows }, site, means);
  const rows = resource.lists ? worded.map((row) => ({ ...row, ...listsOf(resource, site) })) : worded;
  const next = page.next && nextAddress(url, page.next, site);
  const envelope: Envelope = {
    ...provenance(found, read, site),
    documentation: site.origin + DOCUMENTATION_PATH,
    licence: `${site.origin}${DOCUMENTATION_PATH}#licence`,
    ...(found.revision !== undefined && { revision: found.revision }),
    view: viewOf(read, found),
    rows,
    next,
    ...(found.missingDays && found.missingDays.length > 0 && { missing: found.missingDays }),
    isSingle: resource.isSingle ?? false,
  };
  const body = await (format === 'csv'
    ? csvBody(rows, fileColumns(found), resource.isPerLanguage ?? false)
    : jsonBody(envelope));
  return {
    response: written(envelope, { format, body, now: site.now() }),
    lifetime: found.isFrozen ? 'fixed' : resource.lifetime,
  };
}

/** The lists within a row, each under its key. */
function listsOf({ lists = [] }: Pick<Resource, 'lists'>, site: Site) {
  const t = textOf(site.locale);
  return Object.fromEntries(
    lists.map(({ key, columns, rows }) => {
      const present = presented({ columns: columns(t), isPerLanguage: false, locale: site.locale });
      return [key, rows(site).map((row) => present(row))];
    }),
  );
}

/** The requested part of the rows: all, the first of them, or a page. */
function pageOf({ resource, page: asked }: ApiRequest, found: ApiRows, site: Site): ListPage<unknown> {
  const { rows, next } = found;
  if (next !== undefined) return { rows, next };
  if (resource.isSingle) return { rows: rows.slice(0, 1), next: null };
  if (resource.isPaged) {
    const page = pageAfter<unknown>(rows, fileColumns(found), asked);
    if (!page) throw new Refused({ name: 'page-gone' });
    return page;
  }
  if (rows.length > WHOLE_MAX) throw new Refused({ name: 'too-long', values: tooMany(rows.length, site) });
  return { rows, next: null };
}

function tooMany(count: number, { origin }: Site) {
  return { count: String(count), most: String(WHOLE_MAX), bulk: `${origin}${API_BASE}/bulk` };
}

function provenance(found: ApiRows, request: Pick<ApiRequest, 'resource' | 'asked'>, site: Site) {
  const { exchange, live } = site;
  const { at, isLate } =
    found.delayedTo === undefined ? timeOf(found, request, site) : { at: found.delayedTo, isLate: true };
  return {
    source: exchange.name ?? inDefault(exchange.shortName),
    asOf: at,
    delayed: isLate,
    simulated: live.clock().simulated,
  };
}

function nextAddress({ pathname, searchParams }: URL, after: string, { origin }: Site): string {
  const query = new URLSearchParams(searchParams);
  query.set('after', after);
  return `${origin}${pathname}?${query}`;
}

interface Written extends Pick<ApiRequest, 'format'> {
  body: Awaited<ReturnType<typeof jsonBody>>;
  now: Instant;
}

function written({ asOf, simulated, revision, next }: Envelope, { format, body, now }: Written): Response {
  return new Response(body, {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'X-As-Of': asOfText(asOf) ?? '',
      'X-Simulated': String(simulated),
      ...(revision !== undefined && { 'X-Revision': String(revision) }),
      ...(asOf !== null && { 'Last-Modified': lastModified(asOf, now) }),
      ...(next && { Link: `<${next}>; rel="next"` }),
    },
  });
}
