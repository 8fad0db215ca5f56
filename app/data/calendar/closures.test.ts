import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { closureRows } from './calendar.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

it.each<[Locale, string, string]>([
  ['en', 'Arafah Day and Eid Al Adha', 'National Day'],
  ['ar', 'يوم عرفة وعيد الأضحى', 'اليوم الوطني'],
])('a closure is named after all its holidays: %s', (locale, both, one) => {
  const rows = closureRows({ locale } as Site, ['2026']);
  expect(rows.find(({ from }) => from === '2026-05-26')).toMatchObject({ to: '2026-05-29', name: both });
  expect(rows.find(({ from }) => from === '2026-12-02')).toMatchObject({ to: '2026-12-03', name: one });
});
