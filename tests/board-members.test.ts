import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('discover-board-members-and-management');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;

beforeAll(() => jobsRead(origin, ['profiles']));

byTurns('the board of the exchange’s company', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('is counted against the rules from its own rows', async () => {
    const [rows, page] = await Promise.all([rowsOf(prefix + PAGE), textAt(origin, prefix + PAGE)]);
    expect(rows.length).toBeGreaterThanOrEqual(7);
    for (const { name } of rows) expect(page).toContain(String(name));
    const independent = rows.filter(({ kind }) => kind === 'independent').length;
    expect(independent * 3).toBeGreaterThanOrEqual(rows.length);
    const text = page.replaceAll(/[\u2066-\u2069]|<!-- -->/g, '');
    expect(text).toContain(
      words('board.rule.independent', { count: independent, of: rows.length }).replaceAll(/[\u2066-\u2069]/g, ''),
    );
  });

  journey('is shown as of any day, with the members of then', async () => {
    const then = await rowsOf(prefix + PAGE, '?asOf=2019-06-30');
    for (const { since, until } of then) {
      expect(String(since) <= '2019-06-30').toBe(true);
      expect(until === null || String(until) >= '2019-06-30').toBe(true);
    }
    expect(then).not.toEqual(await rowsOf(prefix + PAGE));
    expect(await textAt(origin, `${prefix}${PAGE}?asOf=2019-06-30`)).toContain(words('board.today'));
    expect(await textAt(origin, `${prefix}${PAGE}?asOf=someday`)).toContain('someday');
  });
});
