import { beforeAll, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { eventsPart } from './events.ts';
import type { PartRequest } from './part.ts';

beforeAll(() => registerCatalog('en', english));

const event = (id: string, from: string, to: string, given: Partial<ExchangeEvent> = {}): ExchangeEvent => ({
  id,
  slug: id,
  title: { en: `Roadshow ${id}`, ar: null },
  summary: null,
  content: null,
  startsAt: marketInstant(from, '09:00'),
  endsAt: marketInstant(to, '17:00'),
  allDay: false,
  place: { en: 'London', ar: null },
  images: [],
  modifiedAt: 0,
  kind: 'roadshow',
  companies: null,
  meetings: null,
  ...given,
});

/** The part as of 20 November 2026. */
async function shown(events: ExchangeEvent[], status: 'read' | 'unread' | 'absent' = 'read') {
  const site = {
    locale: 'en',
    today: () => '2026-11-20',
    feedStatus: { unread: () => status === 'unread', isOffered: () => status !== 'absent' },
    store: { documents: { list: async () => events.map((value) => ({ key: value.id, value })) } },
  } as unknown as Site;
  return eventsPart({ site, t: textOf('en'), settings: { kind: 'roadshow' } } as unknown as PartRequest);
}

const textsIn = (block: Awaited<ReturnType<typeof shown>>[number] | undefined) => {
  if (block?.type !== 'comparison') throw new Error('There is no table.');
  const text = (cell: unknown) => JSON.stringify(cell);
  return { head: block.head.map(text), rows: block.rows.map((row) => row.map(text)) };
};

it('events that are not over come first, past ones follow with the latest first; other kinds are left out', async () => {
  const [coming, past] = await shown([
    event('a', '2025-04-16', '2025-04-17'),
    event('b', '2026-11-19', '2026-11-20'),
    event('c', '2026-04-16', '2026-04-17'),
    event('d', '2026-12-01', '2026-12-01', { kind: 'training' }),
    event('e', '2027-04-16', '2027-04-17'),
  ]);
  const ids = (block: typeof coming) => textsIn(block).rows.map(([link]) => /Roadshow (\w)/.exec(link!)?.[1]);
  expect(ids(coming)).toEqual(['b', 'e']);
  expect(ids(past)).toEqual(['c', 'a']);
});

it('figures are shown only where an event gives them', async () => {
  const [none] = await shown([event('b', '2026-12-01', '2026-12-02')]);
  expect(textsIn(none).head).toHaveLength(3);
  const [, past] = await shown([
    event('b', '2026-04-16', '2026-04-17', { companies: 18, meetings: 214 }),
    event('c', '2026-04-21', '2026-04-22', { companies: 18 }),
  ]);
  const { head, rows } = textsIn(past);
  expect(head).toHaveLength(5);
  expect(rows.map((row) => row.at(-1))).toEqual([expect.stringContaining('--'), expect.stringContaining('214')]);
});

it('without one to come it says so; before events were read, and where they are not offered, it says that', async () => {
  const words = async (...given: Parameters<typeof shown>) =>
    (await shown(...given)).map((block) => JSON.stringify(block));
  expect((await words([]))[0]).toContain('No further date has been announced.');
  expect((await words([], 'unread'))[0]).not.toContain('No further date');
  expect((await words([], 'absent'))[0]).not.toContain('No further date');
});
