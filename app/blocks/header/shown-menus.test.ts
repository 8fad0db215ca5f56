import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { MENUS, type Menu } from '#app/menu.ts';
import { pathOf } from '#app/page-path.ts';
import { matchAddress } from '#app/site-map.ts';
import { ariaCurrentOf } from './current-page.ts';
import { marketWatchEntry, shownMenus } from './shown-menus.ts';

const NOWHERE = { logIn: null, eServices: null, feesList: null };
const places = (changed: Partial<Pick<typeof exchange, 'links' | 'marketWatch' | 'cooperative'>>) => ({
  ...exchange,
  ...changed,
});
const entriesOf = (menus: ReturnType<typeof shownMenus>) =>
  menus.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));

describe('the menus as they are shown', () => {
  it('lead to pages and to addresses outside, and nowhere else', () => {
    const entries = entriesOf(shownMenus('en'));
    expect(entries.length).toBeGreaterThan(5);
    for (const { to, external } of entries) {
      if (external) expect(to).toMatch(/^https:\/\//);
      else expect(matchAddress(to)?.page, to).toBeTruthy();
    }
  });

  it('hold every entry that leads to a page, in each language', () => {
    const paths = MENUS.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
      .flatMap((entry) => ('page' in entry ? [entry.page] : []))
      .map((page) => pathOf(page));
    for (const locale of LOCALE_CODES)
      expect(entriesOf(shownMenus(locale)).map(({ to }) => to)).toEqual(expect.arrayContaining(paths));
  });

  it('call the page of co-operatives as the exchange does, and leave it out where none is listed', () => {
    const own = (locale: Locale, cooperative: typeof exchange.cooperative) =>
      entriesOf(shownMenus(locale, places({ cooperative }))).filter(({ to }) => to === pathOf('investing-union-coop'));
    const cooperative = { symbol: 'AAA', label: { en: 'Our co-operative', ar: 'تعاونيتنا' } };
    expect(own('en', cooperative)).toMatchObject([{ label: 'Our co-operative' }]);
    expect(own('ar', cooperative)).toMatchObject([{ label: 'تعاونيتنا' }]);
    expect(own('en', null)).toEqual([]);
  });

  it('have one entry of each page that can be marked as current', () => {
    const first = [...entriesOf(shownMenus('en')), ...marketWatchEntry('en')].filter(
      ({ external, isRepeated }) => !external && !isRepeated,
    );
    expect(first.map(({ to }) => to).sort()).toEqual([...new Set(first.map(({ to }) => to))].sort());
    const repeated = entriesOf(shownMenus('en')).filter(({ isRepeated, external }) => isRepeated && !external);
    expect(repeated.map(({ to }) => to).sort()).toEqual(
      [pathOf('market-watch'), pathOf('investing-ipo-subscriptions'), pathOf('the-exchange-market-rules')].sort(),
    );
  });

  it('leave out outside entries without an address, and what is empty without them', () => {
    const onlyLinks: Menu = {
      text: 'm',
      section: 'members',
      lead: 'l',
      sections: [{ text: 's', entries: [{ link: 'feesList', text: 'fees' }] }],
    };
    expect(shownMenus('en', exchange, [onlyLinks])).toHaveLength(1);
    expect(shownMenus('en', places({ links: NOWHERE }), [onlyLinks])).toEqual([]);
  });

  it('add https where an address lacks it, upgrade http, and refuse what could run script', () => {
    const shownFor = (feesList: string) =>
      entriesOf(shownMenus('en', places({ links: { ...NOWHERE, feesList } }))).filter(({ external }) => external);
    expect(shownFor('www.dsx.example/fees.pdf')[0]?.to).toBe('https://www.dsx.example/fees.pdf');
    expect(shownFor('http://www.dsx.example/fees.pdf')[0]?.to).toBe('https://www.dsx.example/fees.pdf');
    expect(shownFor('javascript:alert(1)')).toEqual([]);
  });
});

describe('the market watch of the menus', () => {
  it('is our own page by default', () => {
    expect(marketWatchEntry('ar')).toMatchObject([{ to: pathOf('market-watch'), external: false }]);
  });

  it('is an address outside, the Arabic one in Arabic, where the exchange has one', () => {
    const marketWatch = { en: 'watch.dsx.example', ar: 'https://watch.dsx.example/ar' };
    expect(marketWatchEntry('en', places({ marketWatch }))).toMatchObject([
      { to: 'https://watch.dsx.example/', external: true },
    ]);
    expect(marketWatchEntry('ar', places({ marketWatch }))).toMatchObject([
      { to: 'https://watch.dsx.example/ar', external: true },
    ]);
    const inPanel = entriesOf(shownMenus('ar', places({ marketWatch }))).find(
      ({ text }) => text === 'menu.marketWatch',
    );
    expect(inPanel?.to).toBe('https://watch.dsx.example/ar');
  });

  it('is left out where it leads to no page of ours', () => {
    expect(marketWatchEntry('en', places({ marketWatch: '/nowhere' }))).toEqual([]);
  });
});

describe('an entry on a page', () => {
  const list = pathOf('the-exchange-listed-securities');

  it('is the page, leads to it, or has nothing to do with it', () => {
    expect(ariaCurrentOf(list, list)).toBe('page');
    expect(ariaCurrentOf(list, `${list}/`)).toBe('page');
    expect(ariaCurrentOf(list, `${list}/bonds`)).toBe('true');
    expect(ariaCurrentOf(list, '/market-watch')).toBeUndefined();
    expect(ariaCurrentOf('/investing/services/ivestor', '/investing/services/ivestor-apple-pay')).toBeUndefined();
  });

  it('leads from the list of securities to a company', () => {
    expect(ariaCurrentOf(list, pathOf('the-exchange-company', { SecuritySymbol: 'DSX' }))).toBe('true');
  });
});
