import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { JOB_NAMES, type JobName } from '#ingest/jobs/jobs.ts';
import {
  HAS_SAMPLES,
  serveRecorded,
  settingsOf,
  type RecordedMoment,
  type RecordedServices,
} from './support/recorded-services.ts';
import { statusOf } from './support/site-status.ts';
import { said } from './support/words.ts';
import { startSite, UNPAUSED, type Site } from './support/site.ts';

/** A Friday's session, its evening, and the Sunday after. */
const MOMENTS: [string, RecordedMoment][] = [
  ['during the session', { status: 'open', lastupdate: '2026-09-11T12:00:00' }],
  ['after the close', { status: 'closed', lastupdate: '2026-09-11T17:00:00' }],
  ['on a Sunday', { status: 'closed', lastupdate: '2026-09-13T12:00:00' }],
];
/**
 * Every page of the site except pages of a single publication, whose ids are unknown here, and of net asset values,
 * which only a fund has.
 */
const WALK = SITE_MAP.filter(({ page, layout, unlisted }) => page !== null && layout !== 'none' && !unlisted)
  .map(({ path }) => path.replace(':SecuritySymbol?', 'EMAAR').replace(':currentIndex?', 'dfmgi'))
  .filter((path) => !path.includes(':') && !path.endsWith('/nav-summary'));
/** Text pages that explain and give examples: they describe any session. */
const OF_WORDS = [
  pathOf('glossary'),
  ...SITE_MAP.filter(({ hasArticle, layout }) => hasArticle || layout === 'investor-app').map(({ path }) => path),
];
/** The page saying that the exchange's own share is not listed has no more text than this. */
const SHORTEST_PAGE = 300;
/** The day of the recorded row's last trade. */
const ROW_OF = '2026-07-02';
/** Texts about data that is late, could not be fetched, or is not available yet. */
const FALSE_HERE = [
  'feeds.late.title',
  'errors.unfetched.title',
  'common.fetchFailed',
  'records.unread',
  'records.growing',
  'records.growingDays',
] as const;
/** Wording about an unfinished session. */
const UNFINISHED: Record<Locale, RegExp> = {
  en: /.*(?:trades|traded) yet.*|.*figures so far.*/i,
  ar: /.*(?:تُتداول|صفقات) بعد.*|.*الأرقام حتى الآن.*/,
};
/** Wording about today's trading. */
const TODAYS: Record<Locale, RegExp> = {
  en: /.*\btoday\b.*/i,
  ar: /.*(?:صفقات|تداول|سعر|المتداولة|إفصاحات) اليوم.*/,
};
/** Data that the real services have. All other data is our addition to them (docs/exchange-additions.md). */
const GIVEN: readonly JobName[] = [
  'market',
  'reference',
  'disclosures',
  'circulars',
  'press',
  'profiles',
  'events',
  'dividends',
  'services',
  'zakat',
  'unclaimed-dividends',
  'integrated-reports',
  'ownership',
  'filings',
  'sharia',
  'disclosure-history',
  'bulletins',
];
const NOT_OFFERED = JOB_NAMES.filter((name) => !GIVEN.includes(name));

/** The content of the page itself, without text in its scripts. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html.replace(/<(script|template)[\s\S]*?<\/\1>/g, ''))?.[0] ?? '';
}

describe.skipIf(!HAS_SAMPLES).each(MOMENTS)('services without our additions, %s', (when, moment) => {
  const isClosed = moment.status === 'closed';
  /** The figures are Friday's. */
  const isSunday = when === 'on a Sunday';
  let services: RecordedServices;
  let site: Site;

  beforeAll(async () => {
    services = await serveRecorded(moment);
    site = await startSite({ env: settingsOf(services), program: UNPAUSED });
    const isReading = async () => (await statusOf(site.url)).feeds.some(({ standing }) => standing === 'unread');
    while (await isReading()) await new Promise((resolve) => setTimeout(resolve, 1_000));
  }, 240_000);
  afterAll(async () => {
    await site.stop();
    await services.close();
  });

  it('are complete: nothing is late, nothing failed, and what they lack is not offered', async () => {
    const { feeds, incidents } = await statusOf(site.url);
    expect(feeds.filter(({ standing }) => standing !== 'fresh' && standing !== 'not-offered')).toEqual([]);
    const lacking = feeds.filter(({ standing }) => standing === 'not-offered').map(({ feed }) => feed);
    expect(lacking).toEqual(expect.arrayContaining(NOT_OFFERED));
    expect(incidents).toEqual([]);
  });

  it.each(LOCALE_CODES)('are shown without an error, a red banner or a promise, in %s', async (locale) => {
    const faults: string[] = [];
    for (const path of WALK) {
      const answer = await fetch(site.url + hrefIn(locale, path), { headers: { cookie: `i18n_redirected=${locale}` } });
      const text = mainOf(await answer.text());
      if (answer.status !== 200 || text.length < SHORTEST_PAGE) faults.push(`${path}: ${answer.status}`);
      for (const id of FALSE_HERE) if (text.includes(said(locale, id))) faults.push(`${path}: ${id}`);
      if (OF_WORDS.includes(path)) continue;
      const words = text.replace(/<[^>]+>/g, '\n');
      const untimely = [...(isClosed ? [UNFINISHED] : []), ...(isSunday ? [TODAYS] : [])];
      for (const { [locale]: pattern } of untimely)
        faults.push(...(words.match(pattern) ?? []).map((line) => `${path}: ${line}`));
    }
    expect(faults).toEqual([]);
    const status = await fetch(`${site.url}${locale === 'en' ? '' : '/ar'}${pathOf('status')}`);
    expect(await status.text()).toContain(said(locale, 'feeds.standing.not-offered'));
  });

  it.each(LOCALE_CODES)(
    'say of a book and of trades that are not given that they are not given, in %s',
    async (locale) => {
      const path = pathOf('the-exchange-company', { SecuritySymbol: 'EMAAR' });
      const answer = await fetch(site.url + (locale === 'en' ? '' : '/ar') + path);
      const text = mainOf(await answer.text());
      expect(text).toContain(said(locale, 'company.bookNotGiven'));
      const date = formatDate(ROW_OF, locale);
      expect(text).toContain(said(locale, 'company.tradesNotGivenOn', { count: '2,892', date }));
      expect(text).not.toContain(said(locale, 'company.bookEmpty'));
    },
  );

  it.each(LOCALE_CODES)('count as none nothing that they do not give, in %s', async (locale) => {
    const path = hrefIn(locale, pathOf('the-exchange-direct-deals'));
    const text = mainOf(await (await fetch(site.url + path)).text());
    expect(text).toContain(said(locale, 'common.notOffered'));
    expect(text).not.toMatch(locale === 'en' ? /no direct deals/ : /لا صفقات مباشرة/);
  });

  it.each(LOCALE_CODES)('say of a share that the market sends no row of that they have none, in %s', async (locale) => {
    const path = pathOf('the-exchange-company', { SecuritySymbol: 'SALIK' });
    const text = mainOf(await (await fetch(site.url + (locale === 'en' ? '' : '/ar') + path)).text());
    expect(text).toContain(said(locale, 'company.unheard'));
    for (const id of ['company.noTrades', 'company.bookEmpty']) expect(text).not.toContain(said(locale, id));
  });

  it.each(LOCALE_CODES)(
    'say of nobody that it did not trade, publish or pay where nothing is given, in %s',
    async (locale) => {
      const main = async (name: RouteName) =>
        mainOf(await (await fetch(site.url + hrefIn(locale, pathOf(name)))).text());
      const watch = await main('market-watch');
      expect(watch).toContain(`>${said(locale, 'watch.flag.unheard')}<`);
      expect(watch).not.toContain(`>${said(locale, 'watch.flag.untraded')}<`);
      const dividends = await main('investing-dividends-distribution-summary');
      expect(dividends).toContain(said(locale, 'dividends.noneAtAll'));
      expect(dividends).not.toContain(said(locale, 'dividends.none'));
      const reports = await main('discover-esg-sustainability');
      expect(reports).toContain(said(locale, 'esg.noReports'));
      expect(reports).not.toContain(said(locale, 'esg.notPublished'));
    },
  );

  it.each(LOCALE_CODES)('show a row with the day of its last trade, not of the calendar, in %s', async (locale) => {
    const path = pathOf('the-exchange-company', { SecuritySymbol: 'EMAAR' });
    const text = mainOf(await (await fetch(site.url + (locale === 'en' ? '' : '/ar') + path)).text());
    const date = formatDate(ROW_OF, locale);
    const source = pick(exchange.name, locale);
    expect(text).toContain(said(locale, 'market.figuresOf', { source, date }));
    expect(text.replace(/<[^>]+>/g, '')).toContain(`${date} 14:58:53`);
  });

  it('count nothing of a row of an earlier day into the sums and rankings of this one', async () => {
    const answer = await fetch(`${site.url}${pathOf('market-summary')}.json`);
    const { rows } = (await answer.json()) as { rows: { part: string; trades: number; value: string | number }[] };
    const all = rows.find(({ part }) => part === 'all')!;
    expect([all.trades, Number(all.value)]).toEqual([0, 0]);
    const home = mainOf(await (await fetch(site.url, { headers: { cookie: 'i18n_redirected=en' } })).text());
    expect(home).toContain(said('en', isClosed ? 'home.movers.emptyClosed' : 'home.movers.none.active'));
    expect(home).not.toContain('12,445,394');
  });

  it.skipIf(!isSunday)('divide the shares of a stored day among its hours', async () => {
    const answer = await fetch(`${site.url}${pathOf('market-summary')}.json?day=2026-09-11`);
    const { rows } = (await answer.json()) as { rows: { part: string; name: string; volume: number | null }[] };
    const hours = rows.filter(({ part }) => part === 'hour');
    // After the hour the name says whose shares they are.
    expect(hours.map(({ name }) => name.split(', ')[0])).toEqual([
      '10:00–11:00',
      '11:00–12:00',
      '12:00–13:00',
      '13:00–14:00',
      '14:00–15:00',
    ]);
    // The final cumulative volume of the recorded minutes.
    expect(hours.reduce((sum, { volume }) => sum + (volume ?? 0), 0)).toBe(198_315_424);
  });
});
