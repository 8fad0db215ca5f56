import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { paramsOf } from '#app/api/read-request.ts';
import { RESOURCES } from '#app/api/resources.ts';
import type { Param } from '#app/api/param.ts';
import { exchange } from '#exchange.config.ts';
import { journey } from './support/journey.ts';

const QUESTIONS = process.env.TEST_LONG ? 100_000 : 10_000;
const SEED = 20_261_118;
const AT_ONCE = 2;
const LIMIT_MS = 900_000;
const CALM = new Set([200, 400, 404]);

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', '0', '-1', '1e309', 'NaN', 'null', '../..', '%00', "'; drop table bars; --", '__proto__', '٢٠٢٦'),
  fc.string({ unit: fc.constantFrom('a', '9', '-', '.', '*', '(', ' '), minLength: 90, maxLength: 200 }),
);
const oddDay = fc.constantFrom('0000-00-00', '2026-02-30', '1900-01-01', '9999-12-31', '2026-11-13', '20261113');

function valueOf({ type, known }: Pick<Param, 'type' | 'known'>) {
  const right = known
    ? fc.constantFrom(...known)
    : {
        choice: oddText,
        code: fc.constantFrom(exchange.ownSymbol, 'NOBODY', 'a.b-c'),
        count: fc.integer({ min: -5, max: 2_000 }).map(String),
        cursor: fc.string({ unit: fc.constantFrom('a', 'Z', '-', '_'), maxLength: 24 }),
        day: oddDay,
        moment: fc.oneof(
          oddDay,
          fc.constantFrom('2026-11-13T10:00:00+04:00', '1000-01-01T00:00Z', '2026-02-30T25:00Z'),
        ),
        money: fc.constantFrom('0', '0.001', '5300', '999999999999.999', '1e9', '-1', '1,000'),
        month: fc.constantFrom('2026-10', '2026-13', '0001-01', '9999-12'),
        percent: fc.constantFrom('0', '0.001', '50', '100', '100.001', '5%'),
        whole: fc.constantFrom('0', '1', '10', '99999999999', '1.5'),
        words: oddText,
        year: fc.constantFrom('0000', '1999', '2025', '9999'),
      }[type];
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: oddText });
}

const question = fc.constantFrom(...RESOURCES).chain((resource) => {
  const params = paramsOf(resource);
  const known = params.map((param) => valueOf(param).map((value): [string, string] => [param.name, value]));
  const pair = fc.oneof(
    { weight: 6, arbitrary: known.length > 0 ? fc.oneof(...known) : fc.tuple(fc.constant('limit'), oddText) },
    { weight: 1, arbitrary: fc.tuple(oddText, oddText) },
  );
  const part = fc.oneof(
    fc.constantFrom(exchange.ownSymbol, exchange.indices[0]!.code, '2026-11-13', 'NOBODY'),
    oddText.filter((text) => text !== ''),
  );
  const parts = resource.path.split('/').map((each) => (each.startsWith(':') ? part : fc.constant(each)));
  return fc
    .tuple(fc.tuple(...parts), fc.array(pair, { maxLength: 4 }), fc.constantFrom('', '', '.csv', '.json', '.xml'))
    .map(([path, query, ending]) => {
      const address = path.map((each) => encodeURIComponent(each.toWellFormed())).join('/') + ending;
      const asked = new URLSearchParams(query.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]));
      return `/api/v1${address}${asked.size > 0 ? `?${asked}` : ''}`;
    });
});

describe('odd questions to the API', () => {
  journey('are answered or refused, and never break it', { timeout: LIMIT_MS }, async ({ siteUrl }) => {
    const questions = fc.sample(question, { numRuns: QUESTIONS, seed: SEED }).values();
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    async function reader(): Promise<void> {
      for (const path of questions) {
        // A request without a body does not count against the address's limit.
        const { status, headers } = await fetch(siteUrl + path, { method: 'HEAD' });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isPutOff = status === 503 && headers.get('Retry-After') !== null;
        if (!CALM.has(status) && !isPutOff) wrong.push(`${status} ${path}`);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, reader));
    expect(wrong).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
  });
});
