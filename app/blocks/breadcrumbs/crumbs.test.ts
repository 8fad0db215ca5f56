import { beforeAll, describe, expect, it } from 'vitest';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { crumbsOf } from './crumbs.ts';

beforeAll(() => {
  registerCatalog('en', english);
  registerCatalog('ar', arabic);
});

const labels = (...asked: Parameters<typeof crumbsOf>) => crumbsOf(...asked).map(({ label }) => label);

describe('the way to a page', () => {
  it('is its menu, its section and itself', () => {
    expect(labels('investing-how-to-trade', 'en')).toEqual(['Investing', 'Investor Tools & Services', 'How to trade']);
    expect(labels('investing-how-to-trade', 'ar')).toEqual(['الاستثمار', 'أدوات المستثمرين وخدماتهم', 'كيف تتداول']);
  });

  it('leads only to what is a page', () => {
    expect(crumbsOf('the-exchange-circulars', 'en').map(({ to }) => to)).toEqual([
      undefined,
      undefined,
      pathOf('the-exchange-circulars'),
    ]);
  });

  it('skips a section without a label', () => {
    expect(labels('discover-dubai', 'en')).toEqual(['Discover', 'Dubai']);
  });

  it('goes by the first menu where a page stands in two', () => {
    expect(labels('the-exchange-market-rules', 'en')[0]).toBe('The Exchange');
    expect(labels('investing-ipo-subscriptions', 'en')[0]).toBe('Investing');
  });

  it('goes on below a page, and begins there for a page of no menu', () => {
    const bonds = { label: 'Bonds', to: '/bonds' };
    expect(labels('the-exchange-listed-securities', 'en', [bonds]).slice(-2)).toEqual(['Listed securities', 'Bonds']);
    expect(crumbsOf('other-disclaimer', 'en', [bonds])).toEqual([bonds]);
  });
});
