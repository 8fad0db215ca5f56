import type { CallFacts } from '../call.ts';
import { UpstreamError } from '../error.ts';
import { API_KEY_HEADER } from '../hosts.ts';
import type { HostName } from '../hosts.ts';
import type { UpstreamOptions } from '../options.ts';
import { ShapeFault } from '../rows.ts';
import { asFault, fault, readJson, requireSuccess } from './answer.ts';
import type { AttemptContext } from './answer.ts';
import { excerpt } from './body.ts';
import { sleep, systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { BreakerState } from './breaker.ts';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';
import { POLICIES } from './policy.ts';
import type { Policy } from './policy.ts';
import { addressOf, initOf } from './request.ts';
import type { WireRequest } from './request.ts';
import { backoffMs, isMomentary } from './retry.ts';
import { timeLimit } from './time-limit.ts';
import type { TimeLimit } from './time-limit.ts';

/** A request of the call that the client was made for. */
export type CallRequest = Omit<WireRequest, 'call'>;

/** One call's client: handles time limits, budgets, breakers and retries. */
export interface Client {
  call: CallFacts;
  clock: Clock;
  /** The validated answer. `read` throws `ShapeFault` when the answer does not match the call. */
  json<T>(request: CallRequest, read: (answer: unknown) => T): Promise<T>;
  /** A successful answer with an unread body: the time limit keeps running, and the reader renews and lifts it. */
  open(request: CallRequest): Promise<OpenAnswer>;
  /** The headers only. */
  head(request: CallRequest): Promise<Headers>;
}

/** Creates the calls' clients, which share breakers and budgets. */
export interface Transport {
  of(call: CallFacts): Client;
  /** Breaker state of each service that was called. */
  breakers(): Partial<Record<HostName, BreakerState>>;
}

/** A body being received, with what is needed to supervise it. */
export interface OpenAnswer {
  response: Response;
  limit: TimeLimit;
  context: AttemptContext;
  policy: Policy;
}

type TransportOptions = Pick<UpstreamOptions, 'hosts' | 'apiKey' | 'policies' | 'fetch' | 'clock' | 'onCall'>;

export function createTransport(options: TransportOptions): Transport {
  const clock = options.clock ?? systemClock;
  const send = options.fetch ?? fetch;
  const apiKey: Record<string, string> = options.apiKey ? { [API_KEY_HEADER]: options.apiKey } : {};
  const gates = new Map<HostName, Gate>();

  const policyOf = (host: HostName): Policy => ({ ...POLICIES[host], ...options.policies?.[host] });
  const gateOf = (host: HostName): Gate => {
    const gate = gates.get(host) ?? createGate(policyOf(host), clock);
    gates.set(host, gate);
    return gate;
  };

  /** One attempt after the gate; its outcome is reported and counted. */
  async function attemptOnce<T>(context: AttemptContext, run: Run<T>): Promise<T> {
    const { request, attempt } = context;
    const { host, name } = request.call;
    const policy = policyOf(host);
    const gate = gateOf(host);
    await gate.pass(request.call, attempt, request.signal);
    const startedAt = clock.steady();
    const limit = timeLimit(clock, policy.timeoutMs, request.signal);
    const report = (outcome: 'ok' | UpstreamError['reason'], status?: number) =>
      options.onCall?.({ call: name, host, ms: clock.steady() - startedAt, outcome, attempt, status });
    try {
      const response = await send(addressOf(options.hosts[host], request), {
        ...initOf(request, apiKey),
        signal: limit.signal,
      }).catch((error: unknown) => {
        throw asFault(context, error);
      });
      const result = await run(response, { context, limit, policy });
      gate.breaker.succeeded();
      report('ok', response.status);
      return result;
    } catch (error) {
      limit.lift();
      if (request.signal?.aborted || !(error instanceof UpstreamError)) {
        gate.breaker.abandoned();
        throw request.signal?.aborted ? request.signal.reason : error;
      }
      if (isMomentary(error)) gate.breaker.failed();
      else gate.breaker.succeeded();
      report(error.reason, error.status);
      throw error;
    }
  }

  /** Retries until an attempt succeeds, one shows that retrying is useless, or none are left. */
  async function perform<T>(request: WireRequest, run: Run<T>): Promise<T> {
    const policy = policyOf(request.call.host);
    const attempts = request.attempts ?? policy.attempts;
    let last: UpstreamError | undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce({ request, attempt }, run);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        // The error that opened the breaker is more informative than the open breaker.
        if (error.reason === 'breaker-open' || error.reason === 'budget') throw last ?? error;
        last = error;
        if (attempt >= attempts || !isMomentary(error)) throw error;
        const retryAfterMs = Math.min(error.retryAfterMs ?? 0, policy.maxBackoffMs);
        await sleep(clock, Math.max(retryAfterMs, backoffMs(policy, attempt, clock)), request.signal);
      }
    }
  }

  const of = (call: CallFacts): Client => ({
    call,
    clock,
    json: (request, read) =>
      perform({ ...request, call }, async (response, { context, limit, policy }) => {
        const answer = await readJson(context, response, policy.maxBytes);
        limit.lift();
        return checked(context, response.status, answer, read);
      }),
    open: (request) =>
      perform({ ...request, call }, async (response, { context, limit, policy }) => {
        await requireSuccess(context, response);
        return { response, limit, context, policy };
      }),
    head: (request) =>
      perform({ ...request, call, method: 'HEAD' }, async (response, { context, limit }) => {
        await requireSuccess(context, response);
        limit.lift();
        return response.headers;
      }),
  });

  return {
    of,
    breakers: () => Object.fromEntries([...gates].map(([host, { breaker }]) => [host, breaker.state()])),
  };
}

type Run<T> = (response: Response, at: { context: AttemptContext; limit: TimeLimit; policy: Policy }) => Promise<T>;

function checked<T>(context: AttemptContext, status: number, answer: unknown, read: (answer: unknown) => T): T {
  try {
    return read(answer);
  } catch (cause) {
    if (!(cause instanceof ShapeFault)) throw cause;
    const kept = excerpt(JSON.stringify(answer));
    throw fault(context, { reason: 'shape', what: `answered something else: ${cause.message}`, status, kept, cause });
  }
}
