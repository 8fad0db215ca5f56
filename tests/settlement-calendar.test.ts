import { expect, inject } from 'vitest';
import { jsonAt, textAt } from './support/answers.ts';
import { entriesOf } from './support/calendar-entries.ts';
import { wordsOfHtml } from './support/html.ts';
import { inBothLanguages, journey } from './support/journey.ts';

const origin = inject('siteUrl');

inBothLanguages('the calendar of trading and settlement', ({ prefix }) => {
  const CALENDAR = '/the-exchange/news-disclosures/settlement-trading-calender';

  journey('has of an asked month its settlement days, its closures and the events that the page shows', async () => {
    const days = async (query: string) => entriesOf(await textAt(origin, `${prefix}${CALENDAR}.ics${query}`));
    const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(
      origin,
      `${prefix}${CALENDAR}.json?month=2026-11`,
    );
    const entries = await days('?month=2026-11');
    const of = (part: string) =>
      entries.filter(({ uid }) => uid.includes(part)).map(({ startDate }) => startDate.toString());
    expect(of('settlement-')).toEqual(rows.flatMap(({ date, settles }) => (settles ? date : [])));
    expect(of('closure-')).toEqual([]);
    expect(entries.every(({ startDate }) => startDate.toString().startsWith('2026-11'))).toBe(true);
    const shown = wordsOfHtml(await textAt(origin, `${prefix}${CALENDAR}?month=2026-11`));
    const events = entries.filter(({ uid }) => !/settlement-|closure-/.test(uid));
    expect(events.length).toBeGreaterThan(0);
    for (const { summary } of events) expect(shown).toContain(summary);
    expect((await days('')).some(({ uid }) => uid.includes('settlement-2026-12'))).toBe(true);
  });

  journey('has every closure whole, and a day of trades beside the day on which they settle', async ({ visit }) => {
    const closed = entriesOf(await textAt(origin, `${prefix}${CALENDAR}.ics?month=2026-12`)).map(
      ({ startDate, endDate }) => [startDate.toString(), endDate.toString()],
    );
    expect(closed).toContainEqual(['2026-12-02', '2026-12-04']);
    const { rows } = await jsonAt<{ rows: Record<string, string | null>[] }>(
      origin,
      `${prefix}${CALENDAR}.json?month=2026-12`,
    );
    expect(rows.find(({ date }) => date === '2026-12-01')).toMatchObject({
      settlesOn: '2026-12-07',
      settles: '2026-11-27',
    });
    expect(rows.find(({ date }) => date === '2026-12-02')).toMatchObject({ settlesOn: null, settles: null });
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${CALENDAR}`);
    await page.locator('main a[rel=next]').click();
    await page.waitForURL(/month=2026-12/);
    expect(await page.locator('main tbody').first().locator('tr').count()).toBe(rows.length);
  });

  journey('says which month there is none of', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const answer = await page.goto(`${prefix}${CALENDAR}?month=2026-13`);
    expect(answer!.status()).toBe(200);
    expect(await page.locator('main').innerText()).toContain('2026-13');
  });
});
