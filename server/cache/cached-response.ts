import { createHash } from 'node:crypto';
import { CACHE_CONTROL, type CachePolicy } from './policies.ts';
import type { Encoding } from './negotiate.ts';

/** A finished body with its headers, the same for every client. */
export interface Finished {
  status: number;
  policy: CachePolicy;
  /** All headers except those of encoding, validator and caching. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Header lines in the form that Node writes fastest: names and values alternate. */
export type HeaderLines = readonly string[];

const TAG_LENGTH = 22;

/** Returns the entity tag. It is weak: the same text is the same page in every encoding. */
export function validatorOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`;
}

/** A finished body and the encodings produced of it so far. */
export class CachedResponse {
  readonly status: number;
  readonly policy: CachePolicy;
  readonly tag: string;
  readonly #headers: Finished['headers'];
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #lines = new Map<Encoding | 'none', HeaderLines>();

  constructor({ status, policy, headers, body }: Finished) {
    this.status = status;
    this.policy = policy;
    this.tag = validatorOf(body);
    this.#headers = headers;
    this.put('identity', body);
  }

  get identity(): Buffer {
    return this.#bodies.get('identity')!;
  }

  get type(): string | undefined {
    return this.#headers['Content-Type'];
  }

  /** True for a format that is compressed already. */
  get isPacked(): boolean {
    return /spreadsheetml\.sheet$|^application\/pdf$/.test(this.type ?? '');
  }

  /** Undefined until that encoding has been produced. */
  body(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

  put(encoding: Encoding, body: Buffer): void {
    this.#bodies.set(encoding, body);
    this.#lines.set(encoding, this.#linesFor({ ...contentHeaders(encoding, body) }));
  }

  /** Headers of the body in that encoding, or of a 304 without a body. */
  lines(encoding: Encoding | 'none'): HeaderLines {
    const known = this.#lines.get(encoding);
    if (known) return known;
    const made = this.#linesFor({});
    this.#lines.set(encoding, made);
    return made;
  }

  /** The encodings produced so far, without `identity`. */
  encodings(): Encoding[] {
    return [...this.#bodies.keys()].filter((encoding) => encoding !== 'identity');
  }

  /** The same headers with another body, and so another entity tag. */
  withBody(body: Buffer): CachedResponse {
    return new CachedResponse({ status: this.status, policy: this.policy, headers: this.#headers, body });
  }

  isSame({ tag, policy }: CachedResponse): boolean {
    return tag === this.tag && policy === this.policy;
  }

  /** Total bytes of all its encodings. */
  get bytes(): number {
    return [...this.#bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #linesFor(content: Record<string, string>): HeaderLines {
    const { 'Content-Type': type, ...always } = this.#headers;
    const common = { ETag: this.tag, 'Cache-Control': CACHE_CONTROL[this.policy], Vary: 'Accept-Encoding' };
    const all = content['Content-Length'] !== undefined && type ? { 'Content-Type': type, ...always } : always;
    return Object.entries({ ...all, ...common, ...content }).flat();
  }
}

function contentHeaders(encoding: Encoding, { byteLength }: Buffer): Record<string, string> {
  const length = { 'Content-Length': String(byteLength) };
  return encoding === 'identity' ? length : { 'Content-Encoding': encoding, ...length };
}
