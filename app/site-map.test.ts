import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPage, localisedName, pathOf } from './page-path.ts';
import { matchAddress, SITE_MAP } from './site-map.ts';

const root = new URL('../', import.meta.url);
const specified = new URL('../shared/spec/routes.json', root);

interface RoutesFile {
  routes: { path: string; section: string }[];
}

describe('the site map', () => {
  it.skipIf(!existsSync(specified))('holds every address of the specification, and only ours beyond it', () => {
    const { routes } = JSON.parse(readFileSync(specified, 'utf8')) as RoutesFile;
    const wanted = routes.map(({ path, section }) => `${section} ${path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2')}`);
    const held = SITE_MAP.filter(({ section }) => section !== 'own').map(({ path, section }) => `${section} ${path}`);
    expect(held).toEqual(wanted);
    expect(held).toHaveLength(139);
  });

  it('names every address once', () => {
    expect(new Set(SITE_MAP.map(({ name }) => name)).size).toBe(SITE_MAP.length);
  });

  it('has a file for every page, and no page file that no address leads to', () => {
    const built = SITE_MAP.flatMap(({ page }) => (page ? [`${page}.tsx`] : []));
    const pages = new URL('app/pages/', root);
    const isPage = (file: string) =>
      /^export (default|async function loader|function loader) ?/m.test(readFileSync(new URL(file, pages), 'utf8'));
    const files = globSync('**/*.tsx', { cwd: pages }).filter((file) => file !== 'not-found.tsx' && isPage(file));
    expect(files.toSorted()).toEqual([...new Set(built)].toSorted());
  });

  it('names a route with its language', () => {
    const address = matchAddress('/the-exchange/regulation/circulars');
    expect(localisedName(address?.name ?? '', 'ar')).toBe('the-exchange-circulars___ar');
  });

  it('finds the address of a path, fixed words before parameters', () => {
    expect(matchAddress('/')?.name).toBe('home');
    expect(matchAddress('/market-watch/')?.name).toBe('market-watch');
    expect(matchAddress('/the-exchange/market-information/company/ABC')?.name).toBe('the-exchange-company');
    expect(matchAddress('/the-exchange/market-information/company/ABC/trading')?.name).toBe(
      'the-exchange-company-trading',
    );
    expect(matchAddress('/investing/products/carbon-credits/detail')?.name).toBe('investing-carbon-credits-detail');
    expect(matchAddress('/nowhere')).toBeUndefined();
  });

  it('makes paths from names, with parameters encoded and optional ones left out', () => {
    expect(pathOf('the-exchange-company', { SecuritySymbol: 'A/B C' })).toBe(
      '/the-exchange/market-information/company/A%2FB%20C',
    );
    expect(pathOf('the-exchange-company')).toBe('/the-exchange/market-information/company');
    expect(() => pathOf('the-exchange-circulars-id')).toThrow(/needs 'id'/);
  });

  it('knows the names of pages from other ids of routes', () => {
    expect(isPage('home')).toBe(true);
    expect(isPage('root')).toBe(false);
  });
});
