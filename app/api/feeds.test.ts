import { expect, it } from 'vitest';
import type { BarCorrection } from '#domain/bar-correction.ts';
import { marketInstant } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { feedAt } from './feeds.ts';

registerCatalog('en', english);

const AT = marketInstant('2026-11-18', '18:00');
const bar = (symbol: string, field: BarCorrection['field']): BarCorrection => ({
  symbol,
  date: '2026-11-16',
  field,
  old: 1_250,
  new: 1_260,
  at: AT,
  revision: 2,
});

it('the feed of corrections names what was corrected in daily figures, one item for what was corrected at once', async () => {
  const site = {
    exchange,
    locale: 'en',
    origin: 'https://site.example',
    now: () => AT + 3_600_000,
    store: {
      bars: { corrections: async () => [bar('JIWAN', 'close'), bar('JIWAN', 'high')] },
      documents: { list: async () => [] },
    },
  } as unknown as Site;
  const feed = JSON.parse((await feedAt('/corrections.feed.json', site))!) as { items: Record<string, string>[] };
  expect(feed.items).toMatchObject([
    { url: 'https://site.example/api/v1/corrections?set=prices&from=2026-11-18&to=2026-11-18' },
  ]);
  expect(feed.items[0]!['title']).toMatch(/2026: 2 figures corrected/);
  expect(JSON.stringify(feed.items[0])).toContain('JIWAN 2026-11-16 close: 1.250 → 1.260');
});
