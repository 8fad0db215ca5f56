import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { guardForms, guardSending } from './guard.ts';
import { createRateLimiter } from './rate-limit.ts';

const SITE = 'https://exchange.example';
const FROM_HERE = { 'sec-fetch-site': 'same-origin', origin: SITE };
const FORM = 'application/x-www-form-urlencoded';

/** A page that accepts a form and answers with what it read. */
function site(burst = 10) {
  const limiter = createRateLimiter({ burst, perMinute: 1 }, () => 0);
  const app = new Hono();
  app.use('*', guardSending({ siteOrigin: SITE, limiter, trustedProxies: 1, maxBytes: 100 }));
  app.all('*', async (c) => c.json(await c.req.parseBody()));
  return (init: RequestInit & { from?: string }) => {
    const headers = { 'content-type': FORM, 'x-forwarded-for': init.from ?? '192.0.2.1', ...init.headers } as Record<
      string,
      string
    >;
    const incoming = { headers, socket: { remoteAddress: '10.0.0.1' } };
    return app.request(`${SITE}/registrations`, { method: 'POST', ...init, headers } as RequestInit, { incoming });
  };
}

async function titles(answer: Response): Promise<(string | undefined)[]> {
  const html = await answer.text();
  return [/<h1>(.*?)<\/h1>/.exec(html)?.[1], /<h2>(.*?)<\/h2>/.exec(html)?.[1]];
}

describe('what is sent to the site', () => {
  it('comes through whole from its own pages', async () => {
    const answer = await site()({ headers: FROM_HERE, body: 'name=%D8%B3%D9%84%D9%85%D9%89&shares=100' });
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'سلمى', shares: '100' }]);
  });

  it('comes through with files too', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="n"\r\n\r\n1\r\n--x--';
    const headers = { ...FROM_HERE, 'content-type': 'multipart/form-data; boundary=x' };
    expect(await (await site()({ headers, body })).json()).toEqual({ n: '1' });
  });

  it('is refused from another site, in both languages, and is not counted', async () => {
    const send = site(1);
    const answer = await send({ headers: { 'sec-fetch-site': 'cross-site' }, body: 'name=1' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await titles(answer)).toEqual(['This form was not sent from this site', 'لم يُرسَل هذا النموذج من موقعنا']);
    expect((await send({ headers: FROM_HERE, body: 'name=1' })).status).toBe(200);
  });

  it('is refused when it is too much, whether it says so or not', async () => {
    const declared = await site()({ headers: { ...FROM_HERE, 'content-length': '101' }, body: 'a=1' });
    const streamed = await site()({ headers: FROM_HERE, body: `a=${'x'.repeat(99)}` });
    expect([declared.status, streamed.status]).toEqual([413, 413]);
    expect(await titles(streamed)).toEqual(['What was sent is too large', 'حجم ما أُرسل أكبر من المسموح']);
  });

  it('may be larger at the page that takes a file, in any spelling of its address, and nowhere else', async () => {
    const app = new Hono();
    app.use(
      '*',
      guardForms(SITE, 1, () => 0),
    );
    app.all('*', (c) => c.text('read'));
    const post = async (path: string, bytes: number) => {
      const headers = { ...FROM_HERE, 'content-type': FORM };
      const init = { method: 'POST', headers, body: `a=${'x'.repeat(bytes - 2)}` };
      return (await app.request(SITE + path, init)).status;
    };
    const KIB = 1024;
    for (const path of ['/discover-dfm/careers', '/ar/discover-dfm/careers?vacancy=x', '/en/Discover-DFM/Careers/'])
      expect([await post(path, 2304 * KIB), await post(path, 2304 * KIB + 1)]).toEqual([200, 413]);
    for (const path of ['/discover-dfm/contact-us', '/discover-dfm/careers/x', '/'])
      expect([await post(path, 64 * KIB), await post(path, 64 * KIB + 1)]).toEqual([200, 413]);
  });

  it('is refused when it is no form', async () => {
    const answer = await site()({ headers: { ...FROM_HERE, 'content-type': 'application/xml' }, body: '<a/>' });
    expect([answer.status, await titles(answer)]).toEqual([415, ['What was sent is not a form', 'ما أُرسل ليس نموذجاً']]);
  });

  it('is refused when it comes too often, with when to come back; another reader is not', async () => {
    const send = site(2);
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await send({ headers: FROM_HERE, body: 'a=1' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]!.headers.get('retry-after')).toBe('60');
    expect(await titles(answers[2]!)).toEqual(['Too much was sent in a short time', 'محاولات إرسال كثيرة في وقت قصير']);
    expect((await send({ headers: FROM_HERE, body: 'a=1', from: '192.0.2.2' })).status).toBe(200);
  });

  it('never stands in the way of reading', async () => {
    const send = site(1);
    for (let i = 0; i < 5; i += 1)
      expect((await send({ method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });

  it('breaks off before its end: that is no fault of ours', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
    const answer = await site()({ headers: FROM_HERE, body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(400);
  });
});
