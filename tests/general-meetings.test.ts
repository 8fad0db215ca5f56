import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { corporateYear } from '#exchange/issuers/corporate-year.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { wordsOfHtml } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { startSite, UNPAUSED, type Site } from './support/site.ts';

/** In the season of meetings: some issuers call one and pay no dividend, so that only their invitation announces it. */
const TODAY = '2026-03-27';
const INVITED_SINCE = '2026-03-18';
const FISCAL_YEAR = 2025;
const READ_MS = 600_000;

const ahead = issuersOf(exchange)
  .filter(({ kind }) => kind === 'equity')
  .map((issuer) => ({ symbol: issuer.symbol, ...corporateYear(issuer, FISCAL_YEAR) }))
  .filter(
    ({ invitation, generalMeeting }) => invitation >= INVITED_SINCE && invitation < TODAY && generalMeeting > TODAY,
  )
  .filter(({ dividends }) => dividends.every(({ kind }) => kind !== 'final'));

type Row = Record<string, string | null>;

let site: Site;
beforeAll(async () => {
  site = await startSite({ clock: `${TODAY}T11:00*1`, env: { READ_AHEAD: '1' }, program: UNPAUSED });
});
afterAll(() => site?.stop());

byTurns('a general meeting that only its invitation names', ({ locale, prefix }) => {
  const actions = prefix + pathOf('the-exchange-corporate-actions');
  const rowsOf = async (query: string) => (await jsonAt<{ rows: Row[] }>(site.url, `${actions}.json${query}`)).rows;

  journey(
    'is in the calendar and on its company’s pages once the invitation was read',
    async () => {
      expect(ahead.length).toBeGreaterThan(1);
      for (const { symbol, generalMeeting } of ahead) {
        const meetings = async () =>
          (await rowsOf('')).filter((row) => row.symbol === symbol && row.meetingDate === generalMeeting);
        await expect.poll(meetings, { timeout: READ_MS }).toHaveLength(1);
        expect((await meetings())[0]).toMatchObject({ kind: 'general-meeting', marker: 'confirmed' });
        const company = (name: 'the-exchange-company' | 'the-exchange-company-general-meetings') =>
          prefix + pathOf(name, { SecuritySymbol: symbol });
        for (const page of [
          `${actions}?month=${generalMeeting.slice(0, 7)}&issuer=${symbol}`,
          company('the-exchange-company'),
          company('the-exchange-company-general-meetings'),
        ]) {
          const words = wordsOfHtml(await textAt(site.url, page));
          expect(words.includes(formatDate(generalMeeting, locale)), page).toBe(true);
        }
      }
    },
    READ_MS + 60_000,
  );
});
