/** A body exceeded its limit. */
export class TooLarge extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.limit = limit;
  }
}

/** The whole body; throws `TooLarge` as soon as it exceeds the limit, without reading the rest. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw new TooLarge(maxBytes);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > maxBytes) throw new TooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Decodes a body as UTF-8, without a byte-order mark. Throws TypeError when it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** True for a page instead of the requested data: gateways send one with status 200. */
export function isHtml(contentType: string | null, text: string): boolean {
  return /\bhtml\b/i.test(contentType ?? '') || text.trimStart().startsWith('<');
}

const KEPT_CHARACTERS = 1_000;

/** The beginning of an answer, to store in an error. */
export function excerpt(text: string): string {
  return text.length > KEPT_CHARACTERS ? `${text.slice(0, KEPT_CHARACTERS)}…` : text;
}
