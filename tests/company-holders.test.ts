import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { formatDate } from '#domain/date.ts';
import { textAt } from './support/answers.ts';
import { at, fileAt, HOLDERS, OWNERSHIP } from './support/company-pages.ts';
import { parseCsv } from './support/csv.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { seedInto } from './support/seeded-site.ts';
import { startSite } from './support/site.ts';
import { said } from './support/words.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'manara-holders-'));
let siteUrl: string;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await seedInto(dataDir);
  for (const clock of ['2026-11-18T11:00*1', '2026-11-19T11:00*1']) {
    await stop?.();
    const began = Date.now();
    const site = await startSite({ clock, dataDir });
    stop = () => site.stop();
    await jobsRead(site.url, ['ownership'], began);
    siteUrl = site.url;
  }
});
afterAll(async () => {
  await stop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

byTurns('holders and ownership over days', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string> = {}) => said(locale, id, values);

  journey('the list of an earlier day is chosen among those that were kept', async ({ visit }) => {
    const { page } = await visit({ origin: siteUrl, javaScript: false });
    await page.goto(prefix + at(HOLDERS));
    await page.getByText(words('records.holdersLead', { date: formatDate('2026-11-18', locale) })).waitFor();
    await page.locator('select[name=asOf]').selectOption('2026-11-17');
    await page.locator('main form button').click();
    await page.waitForURL(/asOf=2026-11-17/);
    await page.getByText(words('records.holdersLead', { date: formatDate('2026-11-17', locale) })).waitFor();
    expect((await fileAt(`${prefix}${at(HOLDERS)}.json?asOf=2026-11-17`, siteUrl)).view).toEqual({
      asOf: '2026-11-17',
    });
  });

  journey('a day of which there is no list shows the one before it, and says so', async ({ visit }) => {
    const { page } = await visit({ origin: siteUrl, javaScript: false });
    await page.goto(`${prefix}${at(HOLDERS)}?asOf=2026-12-24`);
    await page.getByText(words('records.ignored.asOf', { value: '2026-12-24' })).waitFor();
    await page.getByText(words('records.holdersLead', { date: formatDate('2026-11-18', locale) })).waitFor();
  });

  journey('ownership is kept whenever it was seen to change', async () => {
    const { rows } = await fileAt<{ seen: string; foreignActual: string }>(`${prefix}${at(OWNERSHIP)}.json`, siteUrl);
    const csv = parseCsv(await textAt(siteUrl, `${prefix}${at(OWNERSHIP)}.csv`));
    expect(csv.length).toBe(rows.length + 1);
    expect(rows.length).toBe(2);
    expect(rows[0]!.seen > rows[1]!.seen).toBe(true);
    expect(rows[0]!.foreignActual).not.toBe(rows[1]!.foreignActual);
  });
});
