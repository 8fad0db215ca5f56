import { describe, expect, inject, it } from 'vitest';
import { openLine } from './support/raw-answers.ts';
import { rawSocket } from './support/raw-socket.ts';

const siteUrl = inject('siteUrl');

describe('what HTTP asks of a server', () => {
  it.each(['/en', '/live/snapshot?topics=clock', '/favicon.svg', '/healthz', '/documents/a', '/nowhere'])(
    'two Host lines are refused: %s',
    async (path) => {
      const answer = await rawSocket(
        siteUrl,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
      );
      expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    },
  );

  it('a method that is not allowed is answered with those that are', async () => {
    const line = openLine(siteUrl, 1);
    const asked = [
      ['PUT', '/en', 'GET, HEAD'],
      ['DELETE', '/ar/market-watch', 'GET, HEAD'],
      ['OPTIONS', '/nowhere', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['OPTIONS', '/en/market-watch.csv', 'GET, HEAD'],
      ['TRACE', '/en', 'GET, HEAD, POST'],
      ['GET', '/reports/csp', 'POST'],
      ['OPTIONS', '/reports/vitals', 'POST'],
      ['POST', '/live?topics=clock', 'GET'],
    ] as const;
    for (const [method, path, allowed] of asked) {
      const { status, headers } = await line.ask(path, {}, method);
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allowed]);
    }
    line.close();
  });

  it('HEAD is answered under the headers of GET', async () => {
    // Headers that differ for each answer, or describe a body that HEAD lacks.
    const own = new Set(['date', 'x-request-id', 'ratelimit', 'connection', 'keep-alive', 'transfer-encoding']);
    const line = openLine(siteUrl, 1);
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/en/market-watch.csv',
      '/the-exchange/news-disclosures/disclosures.xml',
      '/api/v1',
      '/api/v1/securities.csv?limit=3',
      '/api/v1/openapi.json',
      '/api/v1/bulk.feed.json',
      '/api/v1/bulk/margin-weeks/2025.csv',
      '/api/v1/bulk/margin-weeks/2025.parquet',
    ])
      for (const encoding of ['gzip', 'identity']) {
        const [whole, head] = [
          await line.ask(path, { 'accept-encoding': encoding }),
          await line.ask(path, { 'accept-encoding': encoding }, 'HEAD'),
        ];
        const shown = ({ status, headers }: typeof whole) => [
          path,
          encoding,
          status,
          Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))),
        ];
        expect(shown(head)).toEqual(shown(whole));
      }
    line.close();
  });

  it('one range is followed, several or none that is one are not', async () => {
    const line = openLine(siteUrl, 1);
    const home = await line.ask('/en');
    const document = /href="(\/documents\/[^"]+)"/.exec(home.body.toString())![1]!;
    for (const path of ['/favicon.svg', document]) {
      const whole = await line.ask(path);
      const ask = async (range: string) => {
        const { status, headers, body } = await line.ask(path, { range });
        return [status, headers['content-range'], body.length];
      };
      const size = whole.body.length;
      expect(await ask('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10]);
      expect(await ask('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
      expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
      for (const odd of ['bytes=0-1,4-5', 'bytes=0-0,-1', 'bytes=5-2', 'lines=0-1', '0-1', 'bytes=a-b'])
        expect([odd, ...(await ask(odd))]).toEqual([odd, 200, undefined, size]);
    }
    line.close();
  });
});
