import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Answerer } from '../front-door.ts';
import { createRateLimiter, type Rate } from '../forms/rate-limit.ts';
import { ratePolicy } from '../security/headers.ts';
import { tooMany } from '../words/too-many.ts';
import { createImpatience } from './impatience.ts';

const API = /^\/(api|data)(?:[/?.]|$)/;
/** Files of megabytes have a limit of their own. */
const BULK = /^\/api\/v1\/bulk\//;
/** A path that needs no normalising. */
const PLAIN = /^(?:\/[\w-][\w.-]*)*\/?(?:\?|$)/;
/** When less than this share of the burst is left, each answer states the remainder. */
const LOW_SHARE = 0.2;
/** Preflight: browsers ask before they send an `If-None-Match` set by a script. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'If-None-Match, Content-Type',
  'Access-Control-Max-Age': '86400',
};

interface Options {
  /** Origin of the site: problem documents link to its documentation. */
  origin: string;
  rate: Rate;
  bulkRate: Rate;
  clock: Pick<Clock, 'steady' | 'after'>;
  addressOf(request: IncomingMessage): string;
  /** Headers of every answer of the API. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Runs before the API: counts the requests of each address, refuses addresses over the limit (429, RFC 6585) and
 * answers CORS preflights. HEAD requests and 304 answers do not count. The remaining limit is stated only when it is
 * low, because a cached answer is sent faster with its stored headers alone.
 */
export function apiGate({ origin, rate, bulkRate, clock, addressOf, headers }: Options): Answerer {
  const { steady } = clock;
  const limits = { default: limitOf('default', rate, steady), bulk: limitOf('bulk', bulkRate, steady) };
  const words = tooMany(origin);
  const impatience = createImpatience(clock);
  return (request, response) => {
    const { url = '', method } = request;
    const path = pathOf(url);
    if (!API.test(path)) return false;
    const { name, limiter, burst, policy } = BULK.test(path) ? limits.bulk : limits.default;
    if (method === 'OPTIONS') {
      response.writeHead(204, { ...headers, ...policy, ...PREFLIGHT }).end();
      return true;
    }
    if (method === 'HEAD') return false;
    const client = addressOf(request);
    const { waitS, left } = limiter.take(client);
    if (left < burst * LOW_SHARE) response.setHeader('RateLimit', `"${name}";r=${left};t=${Math.max(1, waitS)}`);
    if (waitS > 0) {
      const give = () => turnAway(response, words(url), { ...headers, ...policy, 'Retry-After': String(waitS) });
      response.once('close', impatience.refuse(client, waitS, give));
      return true;
    }
    // A client whose validator matches (304) is not charged. An asterisk matches any answer, so it does not count as a
    // validator.
    if (request.headers['if-none-match']?.includes('"'))
      response.once('finish', () => response.statusCode === 304 && limiter.give(client));
    return false;
  };
}

/** The path as the app will read it, however it is spelt: with a host, dot segments or percent-encoding. */
function pathOf(url: string): string {
  if (PLAIN.test(url)) return url;
  const path = URL.parse(url.startsWith('/') ? `http://site${url}` : url)?.pathname ?? url;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function limitOf(name: string, rate: Rate, steady: () => number) {
  return { name, limiter: createRateLimiter(rate, steady), burst: rate.burst, policy: ratePolicy(name, rate) };
}

function turnAway(response: ServerResponse, words: string, headers: Options['headers']): void {
  response.writeHead(429, {
    ...headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(words);
}
