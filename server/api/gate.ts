import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Answerer } from '../front-door.ts';
import { createRateLimiter, type Rate } from '../forms/rate-limit.ts';
import { TOO_MANY } from '../words/too-many.ts';
import { createImpatience } from './impatience.ts';

const API = /^\/(api|data)(?:[/?.]|$)/;
/** Files of megabytes have a limit of their own. */
const BULK = /^\/api\/v1\/bulk\//;
/** Below this share of what may come at once, each answer says how much is left. */
const LOW_SHARE = 0.2;
/** Browsers ask before they send a validator of their own. */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'If-None-Match, Content-Type',
  'Access-Control-Max-Age': '86400',
};

interface Options {
  rate: Rate;
  bulkRate: Rate;
  clock: Pick<Clock, 'steady' | 'after'>;
  addressOf(request: IncomingMessage): string;
}

/**
 * Stands before the API: counts the requests of each address and turns away who asks too often (429, RFC 6585), and answers
 * browsers that ask whether another site may. HEAD and answers without a body cost nothing. Its headers are outside of what is cached.
 */
export function apiGate({ rate, bulkRate, clock, addressOf }: Options): Answerer {
  const { steady } = clock;
  const limits = { default: limitOf('default', rate, steady), bulk: limitOf('bulk', bulkRate, steady) };
  const impatience = createImpatience(clock);
  return (request, response) => {
    if (!API.test(request.url ?? '')) return false;
    const { name, limiter, burst, policy } = BULK.test(request.url ?? '') ? limits.bulk : limits.default;
    response.setHeader('RateLimit-Policy', policy);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return true;
    }
    if (request.method === 'HEAD') return false;
    const client = addressOf(request);
    const waitS = limiter.take(client);
    const left = limiter.left(client);
    if (waitS > 0 || left < burst * LOW_SHARE)
      response.setHeader('RateLimit', `"${name}";r=${left};t=${Math.max(1, waitS)}`);
    if (waitS > 0) {
      const callOff = impatience.refuse(client, waitS, () => turnAway(response, waitS));
      response.once('close', callOff);
      return true;
    }
    refundUnchanged(response, () => limiter.give(client));
    return false;
  };
}

function limitOf(name: string, rate: Rate, steady: () => number) {
  return {
    name,
    limiter: createRateLimiter(rate, steady),
    burst: rate.burst,
    policy: `"${name}";q=${rate.perMinute};w=60`,
  };
}

function turnAway(response: ServerResponse, waitS: number): void {
  response.writeHead(429, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(waitS),
    'Access-Control-Allow-Origin': '*',
  });
  response.end(TOO_MANY);
}

/** Who asks with the validator of what he has, and has it still, took nothing. */
function refundUnchanged(response: ServerResponse, give: () => void): void {
  response.once('finish', () => response.statusCode === 304 && give());
}
