import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: Buffer;
}

/** Asks with exactly these headers over connections that stay open: `fetch` adds its own and unpacks. */
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

/** What a reader sees of it. */
export function unpacked({ headers, body }: RawAnswer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
