import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

test('vacancies are joined from both languages, and what cannot be true of one refuses it alone', async () => {
  const { records, rejected } = await upstreamOf(server).content.vacancies();
  expect(records).toEqual([
    {
      id: 'surveillance-analyst',
      title: { en: 'Surveillance analyst', ar: 'محلل رقابة' },
      department: { en: 'Surveillance', ar: 'الرقابة' },
      place: { en: 'Dubai', ar: 'دبي' },
      kind: 'full-time',
      publishedOn: '2026-11-02',
      closesOn: '2026-11-30',
      summary: { en: 'You watch trading.', ar: 'تتابع التداول.' },
      duties: [
        { en: 'Review alerts', ar: 'مراجعة التنبيهات' },
        { en: 'Ask members', ar: 'الاستفسار من الأعضاء' },
      ],
      needs: [{ en: 'A degree', ar: 'شهادة جامعية' }],
      languages: ['ar', 'en'],
      apply: null,
    },
    // A text without Arabic letters does not count as Arabic.
    expect.objectContaining({
      id: 'listing-adviser',
      title: { en: 'Listing adviser', ar: null },
      apply: 'https://jobs.example/listing',
    }),
  ]);
  const reasons = rejected.map(({ reason }) => reason);
  for (const part of ['closes before', 'differ in number', 'without https', 'no name of an address', 'Kind'])
    expect(reasons.some((reason) => reason.includes(part))).toBe(true);
});
