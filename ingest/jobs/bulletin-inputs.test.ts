import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulletinKey, type Bulletin } from '#domain/bulletin.ts';
import { anyBulletinPeriod } from '#domain/bulletin-period.ts';
import { marketInstant } from '#domain/date.ts';
import { DEALS_READ } from '#domain/deals-read.ts';
import { sampleMarket } from '#domain/sample-bulletin.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NEVER, NOW } from '../fake.ts';
import { readBulletinInputs } from './bulletin-inputs.ts';

/** Current market time in these tests is 20 November 2026, 11:00. */
const MARKET = sampleMarket('2025-11-03', '2026-11-19');
const { security, bars } = MARKET.securities[0]!;
const SYMBOL = security.symbol;
const [BEFORE, SHARES] = [1_000_000, 1_250_000];
const LISTED = '2026-11-18';

let opened: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  opened = await openTestStore();
  const { store } = opened;
  await store.securities.save([security] as never, NOW);
  await store.bars.save([...bars], NOW);
  await store.profiles.save([{ symbol: SYMBOL, issuedShares: SHARES, formerNames: [] }] as never, NOW);
  const issue = {
    code: 'x-2026',
    symbol: SYMBOL,
    marker: 'confirmed',
    ratio: { units: 1, of: 4 },
    issuePrice: 1,
    adjusted: null,
    days: { meeting: null, entitlement: null, ex: '2026-10-15', listed: LISTED },
    result: { subscribed: SHARES - BEFORE, covered: 1_000 },
  };
  await store.documents.save('rights-issue', [{ key: issue.code, value: issue }], NOW);
}, 240_000);
afterAll(() => opened.end());

async function madeOf(text: string, stored?: Bulletin) {
  const period = anyBulletinPeriod(text)!;
  const read = await readBulletinInputs(await jobContext(opened.store, {}), NEVER, {
    periods: [period],
    upTo: '2026-11-19',
  });
  return (await read.make(period, stored)).made!;
}

const sectionsOf = async (text: string) => (await madeOf(text)).sections;

async function marketValueOf(text: string) {
  const sections = await sectionsOf(text);
  const [line] = sections.securities!;
  return { line: line!, market: sections.market![0]!.marketValue };
}

describe('a bulletin that is made after new shares were listed', () => {
  it('counts the shares that were in issue on its last day: those before on the days before', async () => {
    for (const [day, shares] of [
      ['2026-11-16', BEFORE],
      ['2026-11-17', BEFORE],
      [LISTED, SHARES],
      ['2026-11-19', SHARES],
    ] as const) {
      const { line, market } = await marketValueOf(day);
      expect([day, line.issuedShares]).toEqual([day, shares]);
      expect([day, market]).toEqual([day, line.close! * shares]);
    }
  });

  it('counts them the same for a month that ended before', async () => {
    const { line, market } = await marketValueOf('2026-10');
    expect([line.issuedShares, market]).toEqual([BEFORE, line.close! * BEFORE]);
  });
});

describe('the corporate actions of a bulletin', () => {
  it('hold a rights issue on its ex-date, with the name of its issuer, and as the next one before', async () => {
    const line = { day: '2026-10-15', kind: 'rights-issue', symbol: SYMBOL, name: security.name };
    expect((await sectionsOf('2026-10')).actions).toEqual([expect.objectContaining(line)]);
    expect((await sectionsOf('2026-10-14'))['next-actions']).toEqual([expect.objectContaining(line)]);
    expect((await sectionsOf('2026-10-16')).actions).toEqual([]);
  });
});

describe('a bulletin with a share that has not traded for more than a year', () => {
  const IDLE = 'IDLE';
  beforeAll(async () => {
    const { store } = opened;
    await store.securities.save([{ ...security, symbol: IDLE, isin: 'AEZ000000000', id: 'idle' }] as never, NOW);
    await store.bars.save([{ ...bars[0]!, symbol: IDLE, date: '2025-03-03', close: 1_740 }], NOW);
    await store.profiles.save([{ symbol: IDLE, issuedShares: 1_000, formerNames: [] }] as never, NOW);
  }, 240_000);

  it('counts it at its last close, as the market cap of the home page does', async () => {
    const sections = await sectionsOf('2026-11-17');
    const idle = sections.securities!.find(({ symbol }) => symbol === IDLE)!;
    expect(idle).toMatchObject({ close: 1_740, marketValue: 1_740_000, lastTraded: '2025-03-03', days: 0 });
    const others = sections.securities!.filter(({ symbol }) => symbol !== IDLE);
    expect(sections.market![0]!.marketValue).toBe(others.reduce((sum, one) => sum + one.marketValue!, 1_740_000));
  });
});

describe('a bulletin of a period within which a company was removed', () => {
  const gone = { ...security, symbol: 'GONE', isin: 'AEZ000000001', id: 'gone' };
  const setActive = (active: boolean, at: number) => opened.store.securities.save([{ ...gone, active }] as never, at);
  const marketOf = ({ sections }: Bulletin) => {
    const { listed, marketValue } = sections.market![0]!;
    const own = sections.securities!.find(({ symbol }) => symbol === 'GONE');
    return { listed, marketValue, own: own?.marketValue };
  };
  beforeAll(async () => {
    const { store } = opened;
    await store.bars.save([{ ...bars[0]!, symbol: 'GONE', date: '2026-10-13', close: 2_000, value: 77 }], NOW);
    await store.profiles.save([{ symbol: 'GONE', issuedShares: 1_000, formerNames: [] }] as never, NOW);
    await setActive(false, NOW);
  }, 240_000);

  it('counts it neither as listed nor in the market cap at its end, as the bulletin of the last day; its trades stay', async () => {
    const [day, month] = [await madeOf('2026-10-30'), await madeOf('2026-10')];
    expect(marketOf(month)).toEqual({ ...marketOf(day), own: null });
    const turned = month.sections.securities!.reduce((sum, { value }) => sum + value!, 0);
    expect(month.sections.market![0]!.value).toBe(turned);
    expect(marketOf(await madeOf('2026-10-13')).own).toBe(2_000_000);
  });

  it('counts it when it was still listed on the last day: by the bulletin of that day, or by its own revision before', async () => {
    const { store } = opened;
    await setActive(true, NOW + 1);
    const [day, month] = [await madeOf('2026-10-30'), await madeOf('2026-10')];
    expect(marketOf(month)).toEqual(marketOf(day));
    await setActive(false, NOW + 2);
    expect(marketOf(await madeOf('2026-10', month))).toEqual(marketOf(month));
    await store.documents.save('bulletin', [{ key: bulletinKey(day), value: day }], NOW);
    expect(marketOf(await madeOf('2026-10'))).toEqual(marketOf(day));
  });
});

describe('the direct deals of a bulletin', () => {
  const deal = { id: '1', symbol: SYMBOL, at: marketInstant('2026-11-16', '11:00'), price: 2_500, quantity: 4 };
  beforeAll(async () => {
    const { store } = opened;
    await store.directDeals.save([deal, { ...deal, at: marketInstant('2026-11-19', '11:00') }]);
    const read = { '2026-11-17': true, '2026-11-19': false };
    await store.documents.save(
      DEALS_READ,
      Object.entries(read).map(([key, toEnd]) => ({ key, value: { toEnd } })),
      NOW,
    );
  }, 240_000);

  it.each([
    ['of a day with some that was stored before readings were noted: those', '2026-11-16', 1],
    ['of a day that was read to its end without any: none', '2026-11-17', 0],
    ['of a day of which nothing was read: not known', '2026-11-18', null],
    ['of a day that was not read to its end: not known, though some are stored', '2026-11-19', null],
    ['of a week with such a day: not known', '2026-W47', null],
    ['of a day before the first stored one: not known', '2026-11-13', null],
  ])('%s', async (_, text, count) => {
    const { deals, market } = await sectionsOf(text);
    expect([market![0]!.deals, deals?.length ?? null]).toEqual([count, count]);
  });
});
