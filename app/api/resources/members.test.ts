import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { Means, Wanted } from '#app/api/resource.ts';
import { MEMBERS } from './members.ts';

registerCatalog('en', english);

const PAGE = { after: undefined, limit: 1 };
const MEMBER = { code: 'HAQA', admittedOn: '2001-01-01', city: null, history: [] };

const SITE = {
  locale: 'en',
  now: () => marketInstant('2026-11-18', '11:30'),
  today: () => '2026-11-18',
  store: { documents: { list: async () => [], find: async () => ({ value: [MEMBER] }) } },
} as unknown as Site;

const asOf = async (asked: Wanted) => {
  const { load } = MEMBERS.find(({ name }) => name === 'members')!;
  return (await load(SITE, asked, {} as Means, PAGE))?.asOf ?? null;
};

it('the members of a requested day or moment are of that time, the current ones of their last reading', async () => {
  expect(await asOf({ asOf: '2026-11-17' })).toBe('2026-11-17');
  expect(await asOf({ asOf: '2026-11-18T10:30:00+04:00' })).toBe(marketInstant('2026-11-18', '10:30'));
  expect(await asOf({})).toBeNull();
});
