import type { Instant } from '#domain/time.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { DocumentFacts, OpenDocument } from '../../records.ts';
import { fault } from '../../transport/answer.ts';
import { chunksOf } from '../../transport/chunks.ts';
import type { CallRequest, Client, OpenAnswer } from '../../transport/client.ts';
import { assetPath, encodePath } from './path.ts';

/** The document host answers 406 to a client that accepts JSON only. */
const ACCEPT = { accept: 'application/pdf, */*;q=0.5' };

/** Minimum rate of a download after the time limit; a slower one is aborted, because a reader waits for it. */
const LEAST_BYTES_PER_MS = 16;

/** Content types of gateways' messages in place of a file. */
const NO_FILE = /\b(html|json)\b|^text\//i;

type WholeDocument = DocumentFacts & { bytes: number; body: Uint8Array };

/** A file of a disclosure, by its unencoded path. */
export const documentCall = defineCall({
  name: 'document',
  title: 'Disclosure file',
  host: 'documents',
  read: (client) => {
    const at = (path: string, signal?: AbortSignal): CallRequest => {
      return { path: encodePath(client.call, path), headers: ACCEPT, signal };
    };
    return {
      open: async (path: string, { signal }: CallOptions = {}): Promise<OpenDocument> => open(client, at(path, signal)),
      /** The whole file in memory. */
      read: async (path: string, { signal }: CallOptions = {}): Promise<WholeDocument> =>
        readWhole(await open(client, at(path, signal))),
      head: async (path: string, { signal }: CallOptions = {}): Promise<DocumentFacts> =>
        factsOf(await client.head(at(path, signal))),
    };
  },
});

/** A content file by its `Url`, query included. */
export const assetCall = defineCall({
  name: 'asset',
  title: 'Content file',
  host: 'assets',
  read:
    (client) =>
    async (url: string, { signal }: CallOptions = {}): Promise<OpenDocument> =>
      open(client, { ...assetPath(client.call, url), headers: { accept: '*/*' }, signal }),
});

async function open(client: Client, request: CallRequest): Promise<OpenDocument> {
  const answer = await client.open(request);
  const facts = factsOf(answer.response.headers);
  requireFile(answer, facts);
  return { ...facts, body: streamOf(withinLimit(answer, client.clock)) };
}

/** Throws when the answer is not a file: an empty answer, or a gateway's page. */
function requireFile(answer: OpenAnswer, { contentType, bytes }: DocumentFacts): void {
  const { context, policy, response } = answer;
  const refuse = (failure: Parameters<typeof fault>[1]) => {
    answer.limit.lift();
    void response.body?.cancel();
    throw fault(context, { ...failure, status: response.status });
  };
  if (bytes === 0 || !response.body) refuse({ reason: 'empty', what: 'answered with an empty file' });
  // Whatever its length: a gateway's page is not the file.
  if (NO_FILE.test(contentType ?? '')) refuse({ reason: 'html', what: 'answered with a page instead of a file' });
  if (bytes !== null && bytes > policy.maxBytes) refuse(tooLarge(policy.maxBytes));
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

async function* withinLimit(answer: OpenAnswer, clock: Client['clock']): AsyncGenerator<Uint8Array> {
  const { policy, context } = answer;
  const begunAt = clock.steady();
  let size = 0;
  for await (const chunk of chunksOf(answer, { silenceMs: policy.timeoutMs, silence: 'timeout' })) {
    size += chunk.byteLength;
    if (size > policy.maxBytes) throw fault(context, tooLarge(policy.maxBytes));
    const ms = clock.steady() - begunAt;
    if (ms > policy.timeoutMs && size < ms * LEAST_BYTES_PER_MS) throw fault(context, tooSlow(size, ms));
    yield chunk;
  }
  if (size === 0) throw fault(context, { reason: 'empty', what: 'answered with an empty file' });
}

function tooSlow(size: number, ms: number) {
  return { reason: 'timeout', what: `sent no more than ${size} bytes of a file in ${Math.round(ms)} ms` } as const;
}

function tooLarge(limit: number) {
  return { reason: 'too-large', what: `has a file of more than ${limit} bytes` } as const;
}

async function readWhole({ body, ...facts }: OpenDocument): Promise<WholeDocument> {
  const whole = new Uint8Array(await new Response(body).arrayBuffer());
  return { ...facts, bytes: whole.byteLength, body: whole };
}

function factsOf(headers: Headers): DocumentFacts {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return {
    contentType: headers.get('content-type'),
    bytes: Number.isFinite(length) ? length : null,
    modifiedAt: instantOf(headers.get('last-modified')),
  };
}

function instantOf(httpDate: string | null): Instant | null {
  const at = Date.parse(httpDate ?? '');
  return Number.isNaN(at) ? null : at;
}
