import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP, type RouteName } from '#app/site-map.ts';
import { formatDate } from '#domain/date.ts';
import { FEDERAL_CONDITIONS } from '#domain/federal-conditions.ts';
import { conditionsOf, type ListingRoute } from '#domain/listing-condition.ts';
import { exchange } from '#exchange.config.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const origin = inject('siteUrl');
const PAGES = SITE_MAP.filter(({ name }) => name.startsWith('raise-capital-')).map(({ name }) => name as RouteName);
/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const ESTABLISHED = pathOf('raise-capital-established-companies');
const CASE_1 =
  'fit.form=prjsc&fit.capital=45,000,000&fit.equity=61000000&fit.years=3&fit.profit=6300000&fit.holders=14&fit.offer=30';
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('&#x27;', '’');

const ROUTES: readonly [RouteName, ListingRoute][] = [
  ['raise-capital-established-companies', 'main-ipo'],
  ['raise-capital-sme', 'second-board'],
  ['raise-capital-free-zones', 'free-zone'],
  ['raise-capital-dual-listings', 'dual'],
  ['raise-capital-private-companies', 'private-register'],
  ['raise-capital-listing-reits', 'reit'],
  ['raise-capital-listing-sukuk-bonds', 'sukuk-bond'],
];

byTurns('raising capital', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => plain(said(locale, id, values));
  const pageOf = async (path: string, query = '') =>
    plain(await textAt(origin, `${prefix}${path}${query && `?${query}`}`));

  journey('every page of the section is there, in the menus and in the map of the site', async () => {
    expect(PAGES).toHaveLength(15);
    for (const name of PAGES) {
      const html = await textAt(origin, prefix + pathOf(name));
      expect(html.match(/<h1[\s>]/g), name).toHaveLength(1);
      expect(html, name).not.toContain('noindex');
    }
  });

  journey('conditions are the dated rows of their way to the market, each with its source', async () => {
    for (const [name, route] of ROUTES) {
      const text = await pageOf(pathOf(name));
      expect(text).toContain(words('parts.conditions.asOf', { date: formatDate(TODAY, locale) }));
      for (const { id, source, eased } of conditionsOf(FEDERAL_CONDITIONS, route)) {
        if (!eased) expect(text, `${name} ${id}`).toContain(words(`parts.asks.${id}`));
        expect(text, `${name} ${source}`).toContain(words(`parts.source.${source}`));
      }
    }
  });

  journey('which market fits: one row for each market, what is missing by name, and nothing is promised', async () => {
    const before = await textAt(origin, prefix + ESTABLISHED);
    expect(before).not.toContain('noindex');
    const html = await textAt(origin, `${prefix}${ESTABLISHED}?${CASE_1}`);
    expect(html).toContain('noindex');
    const text = plain(html);
    expect(text).toContain(words('parts.fit.answer', { date: formatDate(TODAY, locale) }));
    expect(text).toContain(words('parts.fit.state.meets'));
    expect(text).toContain(words('parts.fit.step.to-pjsc'));
    const holders = exchange.listing.conditions.find(({ id }) => id === 'second-board-holders')!;
    const needed = words('parts.condition.atLeast', { amount: String(holders.value) });
    const what = words('parts.asks.shareholders');
    expect(text).toContain(words('parts.fit.measured', { what, measured: '14', needed }));
    expect(text.toLowerCase()).not.toMatch(/eligible|مؤهل للإدراج/);
  });

  journey('a wrong input is named at its field, and the rest of the page remains', async () => {
    const text = await pageOf(ESTABLISHED, 'fit.capital=much&fit.years=2');
    expect(text).toContain(words('calculator.fault.money'));
    expect(text).not.toContain(words('parts.fit.answer', { date: formatDate(TODAY, locale) }));
    expect(text).toContain(words('parts.timetable.weeks'));
  });

  journey('the cost of a listing adds up, with and without advisers', async () => {
    const asked = 'cost.capital=600000000&cost.raised=500000000';
    const paid =
      'cost.manager=10000000&cost.banks=1250000&cost.counsel=2500000&cost.auditor=1200000&cost.publicity=800000';
    const text = await pageOf(ESTABLISHED, `${asked}&${paid}`);
    // Authority 40,000, exchange 10,000 and 120,000, advisers 15,750,000.
    expect(text).toContain('15,920,000');
    expect(text).toContain(words('parts.cost.share', { part: '3.184%' }));
    expect(await pageOf(ESTABLISHED, asked)).toContain(words('parts.cost.noAdvisers'));
  });

  journey('control, parity, debt, cover and the decree are those of the worked examples', async () => {
    const asked: readonly [RouteName, string, string][] = [
      [
        'raise-capital-family-businesses',
        'control.before=300000000&control.held=300000000&control.sold=60000000&control.added=40000000&control.price=2',
        '70.588%',
      ],
      ['raise-capital-dual-listings', 'parity.home=12.40&parity.rate=0.98&parity.cost=0.35', '12.152'],
      ['raise-capital-listing-sukuk-bonds', 'debt.size=500000000&debt.charges=262000&debt.years=5', '1.048'],
      [
        'raise-capital-listing-reits',
        'reit.income=96&reit.distribution=80&reit.loans=340&reit.property=900',
        words('parts.reit.covered'),
      ],
      ['raise-capital-free-zones', 'decree.profit=50&decree.assets=10', words('parts.decree.under')],
      ['raise-capital-free-zones', 'decree.profit=49.999&decree.assets=10', words('parts.decree.notUnder')],
    ];
    for (const [name, query, answer] of asked) expect(await pageOf(pathOf(name), query), name).toContain(answer);
  });

  journey('foreign ownership around the last roadshow is drawn for who took part and for all others', async () => {
    await jobsRead(origin, ['events', 'ownership-days']);
    const path = prefix + pathOf('raise-capital-international-roadshows');
    await expect.poll(() => textAt(origin, path), { timeout: 180_000 }).toContain('role="img"');
    const text = plain(await textAt(origin, path));
    // The number of travelling companies in the embedded exchange's data.
    expect(text).toContain(words('parts.roadshow.took', { count: 18 }));
    expect(text).toContain(
      words('parts.roadshow.moved', { from: '', to: '', took: '', others: '' }).split('.').at(-2)!,
    );
  });

  journey('the self-check names what is open, by subject and without a total', async () => {
    const path = pathOf('raise-capital-ipo-accelerator-programme');
    const text = await pageOf(path, 'ready.q1=yes&ready.q2=no');
    expect(text).toContain(words('parts.ready.count', { yes: '1', answered: '2' }));
    expect(text).toContain(words('parts.ready.settle.q2'));
    expect(text).toContain(words('parts.ready.noTotal'));
  });

  journey('the calculators work without script and are open to everyone', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + pathOf('raise-capital-private-companies'));
    const form = page.locator('form', { has: page.locator('[name="fit.capital"]') });
    await form.locator('[name="fit.capital"]').fill('5,000,000');
    await form.locator('[name="fit.holders"]').fill('2');
    await form.locator('button[type="submit"]').click();
    await page.waitForURL(/fit\.holders=2/);
    expect(plain(await page.content())).toContain(words('parts.fit.state.meets'));
    const { page: seen } = await visit({});
    await seen.goto(`${prefix}${ESTABLISHED}?${CASE_1}`);
    expect(await accessibilityFaults(seen)).toEqual([]);
  });
});
