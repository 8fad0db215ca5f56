import { request } from 'node:http';

interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** The client's own address. */
  localAddress?: string | undefined;
}

const WITHOUT_BODY = [101, 204, 205, 304];

/**
 * Sends a request on its own connection and reads the whole answer: a reused connection may be closed at that moment.
 * Follows no redirect. Does not use `fetch`: in Node 24 it ends the process when a server closes a connection before
 * its answer was read (nodejs/undici 5360).
 */
export function fetchAlone(
  url: string,
  { method = 'GET', headers = {}, localAddress }: RequestOptions = {},
): Promise<Response> {
  const own = { method, headers: { ...headers, connection: 'close' }, agent: false as const };
  return new Promise((resolve, reject) => {
    request(url, { ...own, ...(localAddress !== undefined && { localAddress }) }, (answer) => {
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
