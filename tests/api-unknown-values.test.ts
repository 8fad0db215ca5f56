import { describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { BASE, nameOf, problemAt } from './support/api-problems.ts';
import { journey } from './support/journey.ts';

const INDEX = exchange.indices[0]!.code;

describe('a refusal of the open API', () => {
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
});
