import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as sent. */
  body: Buffer;
}

/** Sends exactly these headers over keep-alive connections: `fetch` adds its own and decompresses. */
export function openLine(siteUrl: string, connections: number) {
  const { hostname, port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<RawAnswer> {
      return new Promise((resolve, reject) => {
        request({ hostname, port, path, method, headers, agent }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        })
          .once('error', reject)
          .end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** The decompressed body. */
export function unpacked({ headers, body }: RawAnswer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
