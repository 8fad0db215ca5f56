import { describe, expect } from 'vitest';
import { RESOURCES } from '#app/api/resources.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { BASE, nameOf, problemAt, type Problem } from './support/api-problems.ts';
import { apiQuery, apiValue } from './support/api-values.ts';
import { journey } from './support/journey.ts';

const INDEX = exchange.indices[0]!.code;

describe('a refusal of the open API', () => {
  journey('says of every range that its days are the wrong way round', async ({ siteUrl }) => {
    const ranged = RESOURCES.filter(({ params }) => params.some(({ name }) => name === 'from'));
    expect(ranged.length).toBeGreaterThan(10);
    for (const { name, path, params } of ranged) {
      const required = params.filter(({ isRequired }) => isRequired).map((param) => param.name);
      const query = new URLSearchParams({ ...apiQuery(name, required), from: '2026-11-13', to: '2026-11-09' });
      const problem = await problemAt(
        siteUrl,
        `${path.replace(/:(\w+)/g, (_, part: string) => apiValue(part))}?${query}`,
      );
      expect([path, problem.status, nameOf(problem)]).toEqual([path, 400, 'range-backwards']);
    }
  });

  journey('says how many days one answer covers, and where whole years are', async ({ siteUrl }) => {
    for (const [path, most] of [
      ['/market/days?from=2010-01-01&to=2026-11-13', '3660'],
      ['/calendar?from=2010-01-01&to=2026-01-01', '1100'],
    ]) {
      const problem = await problemAt(siteUrl, path!);
      expect([path, nameOf(problem)]).toEqual([path, 'range-too-long']);
      expect(problem.detail).toContain(most);
      expect(problem.detail).toContain('/api/v1/bulk');
    }
  });

  journey('names the trading day before one without trading, and the first day with data', async ({ siteUrl }) => {
    for (const path of [
      '/market/days/',
      '/prices?day=',
      '/direct-deals?day=',
      '/foreign-ownership?day=',
      `/indices/${INDEX}/constituents?day=`,
      `/indices/${INDEX}/review?day=`,
    ]) {
      // Direct deals are available from the day before on.
      if (path !== '/direct-deals?day=') {
        const closed = await problemAt(siteUrl, `${path}2026-11-14`);
        expect([path, closed.status, nameOf(closed), closed.known]).toEqual([
          path,
          400,
          'no-trading-day',
          ['2026-11-13'],
        ]);
        expect(closed.detail).toBe('2026-11-14 is not a trading day. The last one before it was 2026-11-13.');
      }
      const early = await problemAt(siteUrl, `${path}1999-01-04`);
      expect([path, early.status, nameOf(early)]).toEqual([path, 400, 'no-data-before']);
      expect(early.detail).toContain(early.known![0]);
      const late = await problemAt(siteUrl, `${path}2030-01-02`);
      expect([path, nameOf(late)]).toEqual([path, 'no-data-of-day']);
    }
  });

  journey('says which symbol no security has, and where the list is', async ({ siteUrl }) => {
    for (const path of ['/securities/NOPE', '/securities/NOPE/prices', '/securities/NOPE/holders', '/quotes/NOPE']) {
      const response = await answeredInTime(siteUrl + BASE + path);
      // Quotes are delayed at first.
      if (response.status === 503) continue;
      const problem = (await response.json()) as Problem;
      expect([path, problem.status, nameOf(problem)]).toEqual([path, 404, 'unknown-symbol']);
      expect(problem.detail).toContain('“NOPE”');
      expect(problem.detail).toContain('/api/v1/securities');
    }
    expect(nameOf(await problemAt(siteUrl, '/indices/NOPE/levels'))).toBe('not-found');
    const section = await problemAt(siteUrl, '/bulletins/daily/2026-11-17/days');
    expect([section.status, nameOf(section)]).toEqual([404, 'no-section']);
    expect(section.known).toContain('securities');
  });

  journey('of a bulk file names its parameter, or the revisions that it has', async ({ siteUrl }) => {
    const other = await problemAt(siteUrl, '/bulk/margin-weeks/2025.csv?foo=1');
    expect([other.status, nameOf(other), other.known]).toEqual([400, 'unknown-parameter', ['revision']]);
    expect((await answeredInTime(`${siteUrl}${BASE}/bulk/margin-weeks/2025.csv`)).status).toBe(200);
    for (const value of ['99', 'x', '']) {
      const problem = await problemAt(siteUrl, `/bulk/margin-weeks/2025.csv?revision=${value}`);
      expect([problem.status, nameOf(problem)]).toEqual([400, 'unknown-value']);
      expect(problem.known).toContain('1');
    }
    expect(nameOf(await problemAt(siteUrl, '/bulk/margin-weeks/1990.csv?foo=1'))).toBe('not-found');
  });
});
