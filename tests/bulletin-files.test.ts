import { createHash } from 'node:crypto';
import { beforeAll, expect, inject } from 'vitest';
import { createPdfEngine } from '#server/documents/pdf.ts';
import { answeredInTime, jsonAt, textAt } from './support/answers.ts';
import { allBulletinsMade, bulletinAt, BULLETINS, LAST_DAY } from './support/bulletin-files.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const origin = inject('siteUrl');
beforeAll(allBulletinsMade);

byTurns('bulletins', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('of a named revision may be kept for good, with the same bytes each time', async () => {
    const address = `${origin}${prefix}${BULLETINS}.pdf?period=${LAST_DAY}&revision=1`;
    const [one, other] = await Promise.all([fetch(address), fetch(address)]);
    expect(one.headers.get('cache-control')).toContain('immutable');
    expect(one.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
    expect(bytes.length).toBeLessThan(400_000);
    const again = await fetch(address, { headers: { 'If-None-Match': one.headers.get('etag')! } });
    expect(again.status).toBe(304);
    const current = await fetch(`${origin}${prefix}${BULLETINS}.json`);
    expect(current.headers.get('cache-control')).not.toContain('immutable');
    const facts = (await createPdfEngine()).read(bytes);
    const { rows } = await bulletinAt(prefix, '');
    const text = facts.kind === 'read' ? facts.pages.map((page) => page.text).join(' ') : '';
    const value = Math.round(Number(rows[0]!['value'])).toLocaleString('en-US');
    expect(text).toContain(value);
  });

  journey('lead to the checksums of their files, which are those of the bytes that are sent', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${BULLETINS}?period=${LAST_DAY}`);
    const href = await page.getByRole('link', { name: words('bulletins.checksums') }).getAttribute('href');
    const listed = await (await answeredInTime(origin + href)).text();
    const paper = await fetch(`${origin}${prefix}${BULLETINS}.pdf?period=${LAST_DAY}&revision=1`);
    const checksum = createHash('sha256')
      .update(Buffer.from(await paper.arrayBuffer()))
      .digest('hex');
    expect(listed).toContain(checksum);
  });

  journey('are followed as a feed, each with its own address', async () => {
    const feed = await jsonAt<{ items: { id: string; url: string }[] }>(origin, `${prefix}${BULLETINS}.feed.json`);
    const own = feed.items.find(({ id }) => id.includes(encodeURIComponent(`daily:${LAST_DAY}:1`)))!;
    expect(own.url).toContain(`period=${LAST_DAY}&revision=1`);
    expect((await fetch(own.url.replace(/^https?:\/\/[^/]+/, origin))).status).toBe(200);
  });

  journey('that are not there are said not to be, and the last one is shown', async () => {
    for (const period of ['2030-01-02', '2026-W99']) {
      const html = await textAt(origin, `${prefix}${BULLETINS}?period=${period}`);
      expect(html).toContain(period);
    }
    expect((await bulletinAt(prefix, '?kind=weekly&period=2026-11-17')).ignored).toHaveLength(1);
  });

  journey('are chosen without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${BULLETINS}`);
    await page
      .getByRole('link', { name: words('bulletins.kind.monthly'), exact: true })
      .first()
      .click();
    await page.waitForURL(/kind=monthly/);
    expect(await page.locator('main').innerText()).toContain(words('bulletins.archive.monthly'));
  });
});
