import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { rawSocket } from './support/raw-socket.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('what is sent to the built site', () => {
  journey('from another site is refused, in both languages', async ({ siteUrl }) => {
    const headers = { ...FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await fetch(`${siteUrl}/ar/search`, { method: 'POST', headers, body: 'q=DSX' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await answer.text()).toMatch(/This form was not sent from this site[\s\S]*لم يُرسَل هذا النموذج من موقعنا/);
  });

  journey('without end is cut off, and the connection closed', async ({ siteUrl }) => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const head = 'POST /search HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
    const answer = await rawSocket(siteUrl, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*حجم ما أُرسل أكبر من المسموح/);
  });

  journey('that is no form is refused', async ({ siteUrl }) => {
    const headers = { 'content-type': 'application/xml' };
    expect((await fetch(`${siteUrl}/search`, { method: 'POST', headers, body: '<q/>' })).status).toBe(415);
  });

  journey('reaches the page that takes it, or is told that the page takes nothing', async ({ siteUrl }) => {
    const headers = { ...FORM, 'sec-fetch-site': 'same-origin', origin: siteUrl };
    expect((await fetch(`${siteUrl}/search`, { method: 'POST', headers, body: 'q=DSX' })).status).toBe(405);
  });

  journey('as a report goes to where the pages’ policy says', async ({ siteUrl }) => {
    const page = await fetch(`${siteUrl}/en`, { method: 'GET' });
    const [, endpoint] = /^csp="(.+)"$/.exec(page.headers.get('reporting-endpoints') ?? '') ?? [];
    expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`report-uri ${endpoint}; report-to csp$`));
    const report = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'chrome-extension', 'document-uri': siteUrl },
    };
    const send = (body: string) =>
      fetch(siteUrl + endpoint!, { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body });
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect((await send('a report')).status).toBe(400);
  });
});
