import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { fiscalYearEnd, reportDelay } from '#domain/sustainability-report.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('discover-esg-sustainability');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;

beforeAll(() => jobsRead(origin, ['integrated-reports']));

byTurns('sustainability reports', ({ locale, prefix }) => {
  journey('are told of every company, with the days after the year’s end', async () => {
    const [rows, page] = await Promise.all([rowsOf(prefix + PAGE), textAt(origin, prefix + PAGE)]);
    const published = rows.filter((row) => row.published !== null);
    expect(published.length).toBeGreaterThan(0);
    for (const { published: day, delay } of published)
      expect(delay).toBe(reportDelay(String(day), fiscalYearEnd(2025, 12)));
    const count = said(locale, 'esg.count', { count: published.length, all: rows.length, year: 2025 });
    const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]|<!-- -->/g, '');
    expect(plain(page)).toContain(plain(count));
  });

  journey('are of the year and the sector that are chosen', async () => {
    const [now, before] = await Promise.all([rowsOf(prefix + PAGE), rowsOf(prefix + PAGE, '?year=2024')]);
    expect(before).not.toEqual(now);
    const financials = await rowsOf(prefix + PAGE, '?sector=financials');
    expect(financials.length).toBeGreaterThan(0);
    expect(financials.length).toBeLessThan(now.length);
    expect(await textAt(origin, `${prefix}${PAGE}?year=1850`)).toContain('1850');
  });
});
