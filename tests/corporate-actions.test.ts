import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Site } from '#app/context.ts';
import { asCalendar } from '#app/exports/serialize-calendar.ts';
import { calendarOf } from '#app/exports/action-days.ts';
import { addDays } from '#domain/calendar.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/store.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { entriesOf } from './support/calendar-entries.ts';
import { inBothLanguages, journey } from './support/journey.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const origin = inject('siteUrl');

inBothLanguages('corporate actions of all issuers', ({ prefix }) => {
  const ACTIONS = '/the-exchange/news-disclosures/corporate-actions';

  journey(
    'are a calendar of the last year and all that lies ahead, and of every year where an issuer is named',
    async () => {
      const firstDay = async (query: string) => {
        const days = entriesOf(await textAt(origin, `${prefix}${ACTIONS}.ics${query}`)).map(({ startDate }) =>
          startDate.toString(),
        );
        return days.toSorted()[0]!;
      };
      const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(origin, `${prefix}${ACTIONS}.json`);
      const oldest = rows
        .map(({ symbol, exDate }) => ({ symbol, exDate: exDate ?? '9' }))
        .toSorted((a, b) => (a.exDate < b.exDate ? -1 : 1))[0]!;
      const today = '2026-11-18';
      expect(oldest.exDate < addDays(today, -366)).toBe(true);
      expect(await firstDay('')).toSatisfy((day: string) => day >= addDays(today, -367));
      expect(await firstDay('?issuer=nobody')).toBe(await firstDay(''));
      expect((await firstDay(`?issuer=${oldest.symbol}`)) <= oldest.exDate).toBe(true);
      expect((await firstDay(`?from=${oldest.exDate}`)) <= oldest.exDate).toBe(true);
    },
  );

  journey('are one file for all values that mean nothing, told as such', async () => {
    const ask = async (value: string) =>
      jsonAt<{ view: { issuer: null }; ignored: unknown }>(origin, `${prefix}${ACTIONS}.json?issuer=${value}`);
    const [one, other] = [await ask('x1'), await ask('%20x2')];
    expect(one).toMatchObject({ view: { issuer: null }, ignored: [{ parameter: 'issuer', value: 'unknown' }] });
    expect(other).toEqual(one);
  });

  journey('are found by issuer, kind, standing and day, with their four dates', async ({ visit }) => {
    const all = await jsonAt<{ rows: Record<string, string>[] }>(origin, `${prefix}${ACTIONS}.json`);
    const { symbol, exDate } = all.rows.find(
      ({ kind, marker, exDate: day }) => kind === 'cash-dividend' && marker === 'confirmed' && day,
    )!;
    const query = `?issuer=${symbol}&kind=cash-dividend&marker=confirmed&from=${exDate}&to=${exDate}`;
    const { rows } = await jsonAt<{ rows: Record<string, string>[] }>(origin, `${prefix}${ACTIONS}.json${query}`);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const order = [row!.lastDayToBuy, row!.exDate, row!.recordDate, row!.paymentDate];
    expect(order).toEqual(order.toSorted());
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${ACTIONS}${query}&month=${exDate!.slice(0, 7)}`);
    expect(await page.locator('main tbody tr').count()).toBe(1);
    expect(await page.locator('main tbody').innerText()).toContain(symbol);
    expect(await page.locator('main ol ol, main ol ul').allInnerTexts()).toContainEqual(
      expect.stringContaining(symbol!),
    );
  });
});

describe('an action that changes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-feeds-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  it('stays one entry of a calendar: proposed, then confirmed on another day, then withdrawn', async () => {
    const site = {
      store,
      today: () => '2026-11-18',
      locale: 'ar',
      origin: 'https://exchange.example',
    } as unknown as Site;
    const proposed: CorporateAction = {
      ...UNDATED,
      id: 'NAKHL-2026-meeting',
      symbol: 'NAKHL',
      issuer: { en: 'Nakhl', ar: 'نخل' },
      kind: 'general-meeting',
      marker: 'proposed',
      fiscalYear: 2026,
      amountPerShare: null,
      percentOfPar: null,
      ratio: null,
      meetingDate: '2026-12-08',
    };
    const seen: unknown[] = [];
    const states: Partial<CorporateAction>[] = [
      {},
      { marker: 'confirmed', meetingDate: addDays('2026-12-08', 1) },
      { marker: 'confirmed', meetingDate: addDays('2026-12-08', 1) },
      { marker: 'withdrawn', meetingDate: addDays('2026-12-08', 1) },
    ];
    for (const [hour, state] of states.entries()) {
      await store.corporateActions.save([{ ...proposed, ...state }], Date.UTC(2026, 10, 18, hour));
      const days = await calendarOf(site, await store.corporateActions.list());
      const body = asCalendar('x', days, {
        source: 'x',
        page: site.origin,
        search: '',
        domain: 'x.example',
        locale: 'en',
      });
      const entries = entriesOf(body);
      expect(entries).toHaveLength(1);
      const [{ uid, sequence, startDate, component }] = entries as [ICAL.Event];
      seen.push([uid, sequence, startDate.toString(), component.getFirstPropertyValue('status')]);
    }
    const uid = 'NAKHL-2026-meeting-meeting@x.example';
    expect(seen).toEqual([
      [uid, 0, '2026-12-08', 'TENTATIVE'],
      [uid, 1, '2026-12-09', 'CONFIRMED'],
      [uid, 1, '2026-12-09', 'CONFIRMED'],
      [uid, 2, '2026-12-09', 'CANCELLED'],
    ]);
  });
});
