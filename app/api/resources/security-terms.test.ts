import { beforeAll, describe, expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import type { DebtTerms, FutureTerms, InstrumentTerms } from '#domain/instrument-terms.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { presented, type ApiCell } from '#app/api/cells.ts';
import type { Means } from '#app/api/resource.ts';
import { SECURITIES } from './securities.ts';

const DEBT: DebtTerms = {
  kind: 'sukuk',
  issuer: inDefault('Issuer'),
  issuedOn: '2024-03-01',
  maturesOn: '2029-03-01',
  parValue: 1_000_000,
  issueValue: 500_000_000_000,
  units: 500_000,
  rate: 4_375,
  paymentsAYear: 2,
};
const FUTURE: FutureTerms = { kind: 'future', underlying: 'DSX', contractSize: 100, expiresOn: '2026-12-17' };

function site(terms: InstrumentTerms | null): Site {
  return {
    locale: 'en',
    today: () => '2026-11-18',
    store: {
      securities: { find: async (symbol: string) => sampleSecurity(symbol) },
      profiles: { find: async () => undefined },
      documents: {
        find: async (kind: string, key: string) =>
          kind === 'instrument-terms' && key === 'ONE' && terms ? { value: terms } : undefined,
      },
    },
  } as unknown as Site;
}

async function answerOf(terms: InstrumentTerms | null): Promise<Record<string, ApiCell>> {
  const resource = SECURITIES.find(({ name }) => name === 'security')!;
  const page = { after: undefined, limit: 100 };
  const { rows, columns } = (await resource.load(site(terms), { symbol: 'one' }, {} as Means, page))!;
  return presented({ columns, isPerLanguage: false, locale: 'en' })(rows[0]);
}

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('a security has the terms of its kind', () => {
  it('such as the rate and the maturity of a sukuk', async () => {
    expect(await answerOf(DEBT)).toMatchObject({
      issuer: { en: 'Issuer' },
      rate: '4.375',
      maturesOn: '2029-03-01',
      denomination: '1000.000',
      units: 500_000,
      paymentsAYear: 2,
      manager: null,
      lastDay: null,
    });
  });

  it('such as the underlying and the last day of a future', async () => {
    expect(await answerOf(FUTURE)).toMatchObject({
      underlying: 'DSX',
      contractSize: 100,
      lastDay: '2026-12-17',
      rate: null,
    });
  });

  it('and the same fields without values, when it has none', async () => {
    const none = await answerOf(null);
    expect(Object.keys(none)).toEqual(Object.keys(await answerOf(DEBT)));
    expect([none['rate'], none['underlying'], none['project'], none['manager']]).toEqual([null, null, null, null]);
  });
});
