import { describe, expect } from 'vitest';
import { exampleAddress } from '#tools/api-examples/renew.ts';
import { paramsOf } from '#app/api/read-request.ts';
import { partsOf } from '#app/api/resource.ts';
import { RESOURCES } from '#app/api/resources.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { API_DAY } from './support/api-values.ts';
import { journey } from './support/journey.ts';

interface Answer {
  view: Record<string, string>;
  [key: string]: unknown;
}

const BASE = '/api/v1';
const OWN = exchange.ownSymbol;
/** Requests beyond those with only the required parameters. */
const NARROWED = [
  `/securities?limit=3&sector=financials&q=a`,
  `/securities/${OWN.toLowerCase()}/prices?to=${API_DAY}&interval=week`,
  `/prices?day=${API_DAY}&prices=total&board=510`,
  `/calendar?month=2026-10`,
  `/calendar?from=2026-10-28`,
  `/market/investors?by=both&interval=month`,
  `/market/days?part=sector&interval=month`,
  `/market/days?from=2030-01-02`,
  `/market/investors?from=2030-01-02`,
  `/securities/${OWN}/prices?from=2030-01-02`,
  `/market/holdings?symbol=${OWN}&by=type`,
  `/foreign-ownership?symbol=${OWN}`,
  `/foreign-ownership?status=full`,
  `/disclosures?lang=ar&symbol=${OWN}&limit=2`,
  `/corporate-actions?symbol=${OWN}&kind=cash-dividend`,
  `/dividends?year=2025&limit=5`,
  `/sharia?exchange=sister`,
  `/futures?open=no`,
  `/securities?active=yes&kind=reit`,
  `/securities/${OWN}/holders?asOf=2026-11-18T10:30:00%2B04:00`,
  `/members?role=trading`,
  `/brokers-ranking?period=year`,
  `/bulk?set=prices&format=csv`,
];

/** The address rebuilt from an answer's own view. */
function sameAddress(address: string, parts: readonly string[], view: Answer['view']): string {
  const query = new URLSearchParams(Object.entries(view).filter(([name]) => !parts.includes(name)));
  return `${address.split('?')[0]}?${query}`;
}

/** Lifetimes of answers that change every second. */
const MOVING: readonly string[] = ['now', 'moment'];

/** The answer without its time, and without the address of the next page. */
function figuresOf(answer: Answer | null) {
  const { asOf, next, ...rest } = answer ?? ({} as Partial<Answer>);
  const after = typeof next === 'string' ? new URL(next).searchParams.get('after') : null;
  return { ...rest, asOf: String(asOf).slice(0, 'YYYY-MM-DD'.length), after };
}

async function answerOf(siteUrl: string, address: string): Promise<Answer | null> {
  const response = await answeredInTime(siteUrl + address);
  return response.status === 200 ? ((await response.json()) as Answer) : null;
}

describe('the view of an answer of the API', () => {
  journey.for(RESOURCES)(
    'has parts of the path and parameters of $name only, and asks for the same answer',
    async (resource, { siteUrl }) => {
      const address = exampleAddress(resource);
      const answer = await answerOf(siteUrl, address);
      // Quotes are delayed at first, and not every bulletin has every section.
      if (answer === null) return;
      const parts = partsOf(resource);
      const names = [...parts, ...paramsOf(resource).map(({ name }) => name)];
      expect(names).toEqual(expect.arrayContaining(Object.keys(answer.view)));
      expect(Object.values(answer.view).filter((value) => typeof value !== 'string' || value === '')).toEqual([]);
      const again = await answerOf(siteUrl, sameAddress(address, parts, answer.view));
      if (MOVING.includes(resource.lifetime)) expect(again?.view).toEqual(answer.view);
      else expect(figuresOf(again)).toEqual(figuresOf(answer));
    },
  );

  journey.for(NARROWED)('asks for the same answer where it was narrowed: %s', async (address, { siteUrl }) => {
    const answer = await answerOf(siteUrl, BASE + address);
    expect(answer).not.toBeNull();
    const parts = address.startsWith('/securities/') ? ['symbol'] : [];
    const again = await answerOf(siteUrl, sameAddress(BASE + address, parts, answer!.view));
    expect(figuresOf(again)).toEqual(figuresOf(answer));
  });
});
