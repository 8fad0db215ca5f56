import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { place } from '#exchange.place.ts';
import { BULK_SETS } from './bulk/sets.ts';
import { RESOURCES } from './resources.ts';

/** A broker's least commission is a fee; a request on a position does not say what the position is in. */
const NO_PRICES = new Set(['members', 'future-result']);

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('what prices are in', () => {
  const priced = [...RESOURCES, ...BULK_SETS].filter(({ name }) => !NO_PRICES.has(name));

  it.for(priced)('is said by $name wherever it has prices', ({ columns }) => {
    const all = columns(textOf('en'));
    const ids = all.map(({ id }) => id);
    if (all.some(({ format }) => format === 'price' || format === 'change'))
      expect(ids).toEqual(expect.arrayContaining(['currency', 'price-unit']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one name and one meaning everywhere', () => {
    const units = priced.flatMap(({ columns }) => columns(textOf('en')).filter(({ id }) => id === 'price-unit'));
    expect(units.length).toBeGreaterThan(15);
    expect(new Set(units.map(({ heading }) => heading)).size).toBe(1);
  });

  it('is the market’s own currency for sums of the market, under a heading that names none', () => {
    for (const name of ['market-day', 'market-days']) {
      const columns = RESOURCES.find((one) => one.name === name)!.columns(textOf('en'));
      expect(columns.find(({ id }) => id === 'value')!.heading).toBe(textOf('en')('terms.column.value'));
      expect(columns.find(({ id }) => id === 'currency')!.value({})).toBe(place.currency.code);
    }
  });
});
