import { describe, expect } from 'vitest';
import { RESOURCES } from '#app/api/resources.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { apiQuery, apiValue } from './support/api-values.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';
const INDEX = exchange.indices[0]!.code;

interface Problem {
  type: string;
  status: number;
  detail: string;
  detailAr: string;
  known?: string[];
}

async function problemAt(siteUrl: string, path: string): Promise<Problem> {
  const response = await answeredInTime(siteUrl + BASE + path);
  expect([path, response.headers.get('Content-Type')]).toEqual([path, 'application/problem+json; charset=utf-8']);
  const problem = (await response.json()) as Problem;
  expect(problem.status).toBe(response.status);
  expect(problem.detailAr).toMatch(/[\u0600-\u06ff]/);
  return problem;
}

const nameOf = ({ type }: Problem) => type.split('#')[1];

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
      ['/market/days?from=2024-01-01&to=2026-11-13', '400'],
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

  journey('names what is known instead of a value that nothing has', async ({ siteUrl }) => {
    const cases = [
      ['/securities?sector=x', 'sector', 'financials'],
      ['/foreign-ownership?sector=x', 'sector', 'financials'],
      ['/futures?root=x', 'root', exchange.derivatives.contracts[0]!.root],
      ['/futures/margins?root=x', 'root', exchange.derivatives.contracts[0]!.root],
      ['/dividends?year=1990', 'year', '2025'],
      ['/bulk?year=1990', 'year', '2025'],
      ['/sharia?year=1990', 'year', '2025'],
      ['/market/holdings?month=1990-01', 'month', null],
      ['/market/holdings?compare=1990-01', 'compare', null],
      ['/brokers-ranking?month=1990-01', 'month', null],
      ['/dividends?symbol=NOPE', 'symbol', null],
      ['/corrections?symbol=NOPE', 'symbol', null],
      ['/corporate-actions?symbol=NOPE', 'symbol', null],
      ['/disclosures?symbol=NOPE', 'symbol', null],
      ['/elections?symbol=NOPE', 'symbol', null],
      ['/foreign-ownership?symbol=NOPE', 'symbol', null],
      ['/market/holdings?symbol=NOPE', 'symbol', null],
      ['/calculators/foreign-room?symbol=NOPE', 'symbol', null],
    ] as const;
    for (const [path, parameter, known] of cases) {
      const problem = await problemAt(siteUrl, path);
      expect([path, problem.status, nameOf(problem)]).toEqual([path, 400, 'unknown-value']);
      expect(problem.detail).toMatch(new RegExp(`value of ${parameter}\\.$`));
      if (known !== null) expect([path, problem.known]).toEqual([path, expect.arrayContaining([known])]);
      expect(problem.known?.length ?? 0).toBeLessThanOrEqual(60);
    }
  });

  journey('says what is right where values are right by themselves and not here', async ({ siteUrl }) => {
    const root = exchange.derivatives.contracts[0]!.root;
    for (const [path, name, detail] of [
      [
        '/calendar?month=2026-10&from=2026-10-05',
        'not-together',
        'month and from exclude each other. Send one of them.',
      ],
      [
        '/market/holdings?symbol=DSX&by=sector',
        'not-together',
        'symbol and by=sector exclude each other. Send one of them.',
      ],
      [
        '/market/investors?by=both&groups=4',
        'not-together',
        'groups and by=both exclude each other. Send one of them.',
      ],
      [
        '/foreign-ownership?symbol=DSX&day=2026-11-13',
        'not-together',
        'symbol and day exclude each other. Send one of them.',
      ],
      ['/foreign-ownership?from=2026-11-09', 'not-alone', 'from needs symbol as well.'],
      [
        `/futures/${root}/days?series=front&contract=X`,
        'not-together',
        'contract and series=front exclude each other. Send one of them.',
      ],
      ['/calendar?from=1999-01-04', 'out-of-range', 'from may be from 2010-01-01 to '],
      ['/calendar?to=1999-01-04', 'out-of-range', 'to may be from 2010-01-01 to '],
      ['/securities?asOf=2030-01-02', 'day-to-come', '2030-01-02 is in the future. asOf may be '],
      ['/futures/margins?day=2030-01-02', 'day-to-come', '2030-01-02 is in the future. day may be '],
      [
        '/calculators/margin-call?shares=0&price=4&initial=50&maintenance=25&now=3',
        'out-of-range',
        'shares may be from 1 to ',
      ],
      [
        '/calculators/margin-call?shares=99999999999&price=999999999999&initial=50&maintenance=25&now=3',
        'not-exact',
        'With shares at 99999999999 the result is too large to be exact. Send smaller numbers.',
      ],
      ['/securities?after=a+b', 'page-gone', ''],
    ] as const) {
      const problem = await problemAt(siteUrl, path);
      expect([path, problem.status, nameOf(problem)]).toEqual([path, 400, name]);
      expect([path, problem.detail]).toEqual([path, expect.stringContaining(detail)]);
    }
  });

  journey('names values, or the form that they have, with every value that it does not know', async ({ siteUrl }) => {
    const root = exchange.derivatives.contracts[0]!.root;
    const { rows } = await (await answeredInTime(`${siteUrl}${BASE}/futures/${root}/days`)).json();
    for (const [path, known] of [
      [`/futures/${root}/days?contract=nope`, rows[0].contract],
      ['/futures?root=a+b', root],
      ['/securities?sector=', 'financials'],
      ['/securities?q=', '1-100 characters'],
      ['/bulletins/quarterly/2026-Q3?revision=9999', '1'],
      ['/bulletins/quarterly/2026-Q3?revision=x', '1-9999'],
      ['/calculators/margin-call?shares=x', '0-99999999999'],
      ['/calculators/margin-call?price=x', '0.001-999999999999.999'],
      ['/calculators/margin-call?initial=200', '0-100'],
    ] as const) {
      const problem = await problemAt(siteUrl, path);
      expect([path, nameOf(problem), problem.known]).toEqual([path, 'unknown-value', expect.arrayContaining([known])]);
    }
  });

  journey('is none for a security of which a list has nothing', async ({ siteUrl }) => {
    const [future] = (await (await answeredInTime(`${siteUrl}${BASE}/securities?kind=future&limit=1`)).json()).rows;
    for (const path of [
      'dividends',
      'corrections',
      'corporate-actions',
      'disclosures',
      'elections',
      'foreign-ownership',
      'market/holdings',
    ]) {
      const response = await answeredInTime(`${siteUrl}${BASE}/${path}?symbol=${future.symbol}`);
      expect([path, response.status]).toEqual([path, 200]);
      const { rows, view } = await response.json();
      expect([path, rows, view.symbol]).toEqual([path, [], future.symbol]);
    }
    const room = await answeredInTime(`${siteUrl}${BASE}/calculators/foreign-room?symbol=${future.symbol}`);
    expect([room.status, (await room.json()).row]).toEqual([200, null]);
    const index = await answeredInTime(`${siteUrl}${BASE}/corrections?symbol=${INDEX}`);
    expect(index.status).toBe(200);
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
