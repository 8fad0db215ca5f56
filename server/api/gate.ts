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
/** An address in its plain spelling. */
const PLAIN = /^(?:\/[\w-][\w.-]*)*\/?(?:\?|$)/;
/** Below this share of what may come at once, each answer says how much is left. */
const LOW_SHARE = 0.2;
/** Browsers ask before they send a validator of their own. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'If-None-Match, Content-Type',
  'Access-Control-Max-Age': '86400',
};

interface Options {
  /** Of the site: problems name its documentation. */
  origin: string;
  rate: Rate;
  bulkRate: Rate;
  clock: Pick<Clock, 'steady' | 'after'>;
  addressOf(request: IncomingMessage): string;
  /** Those of every answer of the API. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Stands before the API: counts the requests of each address and turns away who asks too often (429, RFC 6585), and answers
 * browsers that ask whether another site may. HEAD and answers that have not changed cost nothing. What is left of the limit is said once
 * that is little: an answer from memory leaves faster under the headers that are kept with it alone.
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
    // Who asks with the validator of what he has, and has it still, took nothing. Any answer matches an asterisk.
    if (request.headers['if-none-match']?.includes('"'))
      response.once('finish', () => response.statusCode === 304 && limiter.give(client));
    return false;
  };
}

/** The path as the app will read it, however it is spelt: with a host before it, dots for steps, or signs for letters. */
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
