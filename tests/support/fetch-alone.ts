import { request } from 'node:http';

interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

const WITHOUT_BODY = [101, 204, 205, 304];

/**
 * Asks on a connection of its own and reads the whole answer: one that was kept while a journey was at work may be closed just
 * when it is used again. Follows no redirect. Not by `fetch`: that of Node 24 ends the process where a server closes a
 * connection before its answer was read (nodejs/undici 5360).
 */
export function fetchAlone(url: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { ...headers, connection: 'close' }, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const status = answer.statusCode ?? 0;
        const sent = answer.rawHeaders.flatMap((name, at, all): [string, string][] =>
          at % 2 === 0 ? [[name, all[at + 1]!]] : [],
        );
        const body = WITHOUT_BODY.includes(status) ? null : Buffer.concat(parts);
        resolve(new Response(body, { status, headers: sent }));
      });
    })
      .once('error', reject)
      .end();
  });
}
