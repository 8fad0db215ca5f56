import { expect, it } from 'vitest';
import { asCalendar } from './serialize-calendar.ts';

it.each([
  ['en', 'Corporate actions', 'EN'],
  ['ar', 'إجراءات الشركات', 'AR'],
] as const)('a calendar in %s says so in its identifier', (locale, title, language) => {
  const from = { source: 'DSX', page: 'https://site.example/x', search: '', domain: 'site.example', locale };
  const id = /^PRODID:(.*)$/m.exec(asCalendar(title, [], from))?.[1]?.trim();
  expect(id).toBe(`-//DSX//${title}//${language}`);
});
