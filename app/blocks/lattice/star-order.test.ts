import { describe, expect, it } from 'vitest';
import { SITE_MAP } from '#app/site-map.ts';
import { starOrder } from './star-order.ts';

const ofPage = (name: string) => starOrder(SITE_MAP.find((address) => address.name === name)?.section ?? '');

describe('the star of a section', () => {
  it('is six-fold for investing, ten-fold for raising capital, twelve-fold for members', () => {
    expect(ofPage('investing-how-to-trade')).toBe(6);
    expect(ofPage('investing-reits')).toBe(6);
    expect(ofPage('investing-personal-investors')).toBe(6);
    expect(ofPage('raise-capital-overview')).toBe(10);
    expect(ofPage('members-membership-options')).toBe(12);
  });

  it('is the exchange’s eight-fold one everywhere else', () => {
    for (const name of ['home', 'discover-why-dfm', 'the-exchange-disclosures', 'other-disclaimer', 'market-watch']) {
      expect(ofPage(name)).toBe(8);
    }
  });
});
