import { UpstreamError } from '../error.ts';
import type { Failure } from '../error.ts';
import { TooLarge, decodeText, excerpt, isHtml, readBytes } from './body.ts';
import { networkFault } from './network-fault.ts';
import type { WireRequest } from './request.ts';
import { TimeLimitPassed } from './time-limit.ts';

/** Context of an attempt, for its error. */
export interface AttemptContext {
  request: WireRequest;
  attempt: number;
}

/** The attempt's error. */
export function fault(context: AttemptContext, failure: Omit<Failure, 'call' | 'attempts'>): UpstreamError {
  return new UpstreamError({ call: context.request.call, attempts: context.attempt, ...failure });
}

/** Converts a rejection of fetch, a body or a time limit into the attempt's error. */
export function asFault(context: AttemptContext, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof TimeLimitPassed) {
    return fault(context, { reason: 'timeout', what: `did not answer within ${error.ms} ms`, cause: error });
  }
  if (error instanceof TooLarge) {
    return fault(context, { reason: 'too-large', what: `answered more than ${error.limit} bytes`, cause: error });
  }
  return fault(context, { ...networkFault(error), cause: error });
}

/** Throws unless the status means success. */
export async function requireSuccess(context: AttemptContext, response: Response): Promise<void> {
  const { status } = response;
  if (response.ok) return;
  const kept = await textIfAny(response);
  const target = response.headers.get('location');
  const what = target ? `answered ${status}: it moved to ${target}, set the variable to that` : `answered ${status}`;
  const retryAfterMs = secondsToMs(response.headers.get('retry-after'));
  throw fault(context, { reason: 'status', what, status, kept, retryAfterMs });
}

/** The JSON of a successful answer, whatever its content type. */
export async function readJson(context: AttemptContext, response: Response, maxBytes: number): Promise<unknown> {
  await requireSuccess(context, response);
  const { status } = response;
  const bytes = await readBytes(response, maxBytes).catch((error: unknown) => {
    throw asFault(context, error);
  });
  const text = decodeOr(bytes, () =>
    fault(context, { reason: 'not-json', what: 'answered bytes that are not UTF-8', status }),
  );
  if (text.trim() === '') throw emptyAnswerError(context, status);
  const kept = excerpt(text);
  if (isHtml(response.headers.get('content-type'), text)) {
    throw fault(context, { reason: 'html', what: `answered ${status} with a page instead of data`, status, kept });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw fault(context, {
      reason: 'not-json',
      what: `answered ${status} with text that is not JSON`,
      status,
      kept,
      cause,
    });
  }
}

/**
 * The widgets gateway sends an empty answer to an unknown command (docs/contracts.md, Facts of all calls): it works.
 */
function emptyAnswerError(context: AttemptContext, status: number): UpstreamError {
  const { command } = context.request.call;
  if (command === undefined)
    return fault(context, { reason: 'empty', what: `answered ${status} with nothing in it`, status });
  return fault(context, { reason: 'unknown-command', what: `answered nothing to the command ${command}`, status });
}

function decodeOr(bytes: Uint8Array, otherwise: () => UpstreamError): string {
  try {
    return decodeText(bytes);
  } catch {
    throw otherwise();
  }
}

const FAILURE_TEXT_BYTES = 64 * 1024;

async function textIfAny(response: Response): Promise<string | undefined> {
  try {
    return excerpt(decodeText(await readBytes(response, FAILURE_TEXT_BYTES))) || undefined;
  } catch {
    // The status is sufficient; the body's text is optional.
    return undefined;
  }
}

function secondsToMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
