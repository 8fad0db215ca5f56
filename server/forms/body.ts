/**
 * Reads a request's body up to `maxBytes`; null when it is longer. A body whose Content-Length is too large is not read
 * at all.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** `text/plain;charset=UTF-8` → `text/plain`. */
export function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
}
