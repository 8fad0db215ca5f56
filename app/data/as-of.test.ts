import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { Site } from '#app/context.ts';
import { siteAsOf } from './as-of.ts';

const NOW = marketInstant('2026-11-18', '11:00');
const END = marketInstant('2026-11-18', '00:00') - 1;

/** A site whose store records its calls in `asked`. */
function recordingSite(asked: string[]): Site {
  const part = (name: string) =>
    new Proxy(
      {},
      {
        ownKeys: () => ['list', 'find', 'page', 'newest', 'kinds'],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        get:
          (_, question) =>
          (...given: unknown[]) =>
            asked.push(`${name}.${String(question)} ${JSON.stringify(given)}`),
      },
    );
  const names = ['securities', 'profiles', 'disclosures', 'corporateActions', 'documents'];
  return {
    store: Object.fromEntries(names.map((name) => [name, part(name)])),
    now: () => NOW,
    today: () => '2026-11-18',
    shared: () => expect.fail('What pages share is of today.'),
  } as unknown as Site;
}

describe('the site as of a day', () => {
  it('asks each record as it was known at the end of that day', async () => {
    const asked: string[] = [];
    const { store, now, today, frame, shared } = siteAsOf(recordingSite(asked), '2026-11-17');
    void store.securities.list({ active: true });
    void store.securities.find('DSX');
    void store.profiles.find('DSX');
    void store.corporateActions.list({ symbol: 'DSX' });
    void store.disclosures.newest({ lang: 'en', take: 1 });
    void store.disclosures.find('d1', undefined, 'ar');
    void store.documents.find('rights-issue', 'R1');
    expect(asked).toEqual([
      `securities.list [{"active":true},${END}]`,
      `securities.find ["DSX",${END}]`,
      `profiles.find ["DSX",${END}]`,
      `corporateActions.list [{"symbol":"DSX","asOf":${END}}]`,
      `disclosures.newest [{"lang":"en","take":1,"asOf":${END}}]`,
      `disclosures.find ["d1",${END},"ar"]`,
      `documents.find ["rights-issue","R1",${END}]`,
    ]);
    expect([now(), today(), frame.today()]).toEqual([END, '2026-11-17', '2026-11-17']);
    expect(await shared('names', async (site) => site.today())).toBe('2026-11-17');
  });

  it('asks each record as it was known at a moment, and leaves later versions out', async () => {
    const asked: string[] = [];
    const at = marketInstant('2026-11-17', '14:30');
    const site = recordingSite(asked);
    const history = async () => [at + 1, at, at - 1].map((from) => ({ from, value: {} }));
    const documents = { history } as unknown as Site['store']['documents'];
    const { store, now, today } = siteAsOf({ ...site, store: { ...site.store, documents } }, at);
    void store.securities.find('DSX');
    expect(asked).toEqual([`securities.find ["DSX",${at}]`]);
    expect((await store.documents.history('top-shareholders', 'DSX:en')).map(({ from }) => from)).toEqual([at, at - 1]);
    expect([now(), today()]).toEqual([at, '2026-11-17']);
    expect(siteAsOf(site, NOW + 1)).toBe(site);
  });

  it('is the site as it is where the day is not over', () => {
    const site = recordingSite([]);
    expect(siteAsOf(site, '2026-11-18')).toBe(site);
    expect(siteAsOf(site, '2030-01-01')).toBe(site);
  });
});
