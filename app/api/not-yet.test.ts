import { beforeAll, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { NotYet } from './not-yet.ts';
import { problem } from './problem.ts';

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

async function sentences(error: NotYet): Promise<[string, string]> {
  const { name, ...details } = error.refusal;
  const response = problem(name, { origin: '', requestId: '', ...details });
  const { detail, detailAr } = await response.json();
  // Isolates keep figures in their own direction.
  return [detail, detailAr.replace(/[\u2066-\u2069]/g, '')];
}

it.each([
  [30, '30 seconds', '30 ثانية'],
  [5, '5 seconds', '5 ثوانٍ'],
  [1, '1 second', 'ثانية واحدة'],
  [60, '1 minute', 'دقيقة واحدة'],
  [119, '119 seconds', '119 ثانية'],
  [120, '2 minutes', 'دقيقتين'],
  [431, '8 minutes', '8 دقائق'],
  [960, '16 minutes', '16 دقيقة'],
])('what is not there yet for %i s is said in minutes where they are plainer', async (seconds, english, arabic) => {
  const [detail, detailAr] = await sentences(new NotYet(seconds));
  expect(detail).toBe(`Delayed quotes are not available yet. Ask again in ${english}.`);
  expect(detailAr).toBe(`الأسعار المتأخرة غير متاحة بعد. أعد الطلب بعد ${arabic}.`);
});

it('says of which day prices are still coming', async () => {
  const [detail, detailAr] = await sentences(new NotYet(60, 'history-not-yet', '2026-11-13'));
  expect(detail).toBe('Not all prices of 2026-11-13 are available yet. Ask again in 1 minute.');
  expect(detailAr).toBe('لم تتوفر بعد جميع أسعار يوم 2026-11-13. أعد الطلب بعد دقيقة واحدة.');
});
