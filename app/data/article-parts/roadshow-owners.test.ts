import { beforeAll, describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { PartRequest } from './part.ts';
import { roadshowOwnersPart } from './roadshow-owners.ts';

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

const DATES = ['2026-04-10', '2026-04-15', '2026-04-24'];
const EVENT = {
  kind: 'roadshow',
  participants: ['A'],
  startsAt: marketInstant('2026-04-16', '00:00'),
  endsAt: marketInstant('2026-04-17', '23:59'),
};
const owned = (symbol: string, shares: readonly number[], permitted = 49_000) =>
  shares.map((actual, at) => ({ symbol, date: DATES[at]!, foreign: { permitted, actual } }));
const OWNERS = [
  ...owned('A', [9_000, 10_000, 10_250]),
  ...owned('B', [20_000, 20_000, 19_900]),
  ...owned('CLOSED', [0, 0, 0], 0),
  ...owned('FUND', [0, 0, 9_000]),
];

interface Given {
  events?: readonly unknown[];
  owners?: typeof OWNERS;
  status?: 'read' | 'unread' | 'absent';
  locale?: Locale;
}

/** The part as of 20 November 2026. */
async function shown({ events = [EVENT], owners = OWNERS, status = 'read', locale = 'en' }: Given = {}) {
  const site: Site = {
    locale,
    today: () => '2026-11-20',
    feedStatus: { unread: () => status === 'unread', isOffered: () => status !== 'absent' },
    shared: (_name: string, make: (own: Site) => unknown) => make(site),
    store: {
      securities: { list: async () => ['A', 'B', 'CLOSED'].map((symbol) => ({ symbol })) },
      documents: {
        list: async () => events.map((value) => ({ value })),
        revisions: async () => (owners.length > 0 ? { '2026-04': {} } : {}),
        find: async () => ({ value: owners.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }),
      },
    },
  } as unknown as Site;
  return roadshowOwnersPart({ site, t: textOf(locale), settings: {} } as unknown as PartRequest);
}

const textOfAll = async (given: Given) => JSON.stringify(await shown(given));

describe('foreign ownership around the last roadshow', () => {
  it('is drawn for who took part and for all other companies, with every figure in a table', async () => {
    const [drawn, said] = await shown();
    if (drawn?.type !== 'lines') throw new Error('Nothing is drawn.');
    expect(drawn.lines.map(({ name, values }) => [name, values])).toEqual([
      ['1 company that took part', [-1_000, 0, 250]],
      ['1 other company', [0, 0, -100]],
    ]);
    expect(drawn.rows).toHaveLength(3);
    expect(drawn.columns.map(({ texts }) => texts)).toEqual([
      ['−1.000', '0.000', '+0.250'],
      ['0.000', '0.000', '−0.100'],
    ]);
    const [{ from, to }] = drawn.spans as unknown as [{ from: number; to: number }];
    expect([from, to]).toEqual([1.5 / 3, 2.5 / 3]);
    expect(JSON.stringify(said)).toContain('does not show that the roadshow was the cause');
  });

  it('is told in Arabic with the same figures', async () => {
    const text = await textOfAll({ locale: 'ar' });
    expect(text).toContain('شركة واحدة شاركت');
    expect(text).toContain('+0.250');
    expect(text).toContain('ولا يدل ذلك على أن الجولة هي السبب');
  });

  it('is not told of companies that nobody names, nor before it is known on both sides', async () => {
    expect(await textOfAll({ events: [{ ...EVENT, participants: null }] })).toContain(
      'names the companies that took part',
    );
    expect(await textOfAll({ owners: OWNERS.filter(({ date }) => date < '2026-04-16') })).toContain(
      'there is no comparison yet',
    );
  });

  it('tells apart what has not been received and what is not given', async () => {
    expect(await textOfAll({ owners: [], status: 'unread' })).toContain('has not been received yet');
    expect(await textOfAll({ owners: [], status: 'absent' })).toContain('does not publish');
    expect(await textOfAll({ events: [], status: 'unread' })).not.toContain('cannot compare them');
  });
});
