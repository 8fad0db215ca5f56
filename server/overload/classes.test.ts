import { describe, expect, it } from 'vitest';
import { classOf } from './classes.ts';

describe('the class of a page', () => {
  it.each([
    'home',
    'market-watch',
    'the-exchange-company-trading',
    'the-exchange-listed-securities-equities',
    'the-exchange-disclosures',
  ])('%s is critical: the market, and what issuers say', (route) => {
    expect(classOf({ route, file: null, isTyped: false })).toBe('critical');
    expect(classOf({ route, file: 'xlsx', isTyped: false })).toBe('other');
    expect(classOf({ route, file: null, isTyped: true })).toBe('other');
  });

  it.each(['glossary', 'search', 'discover-dubai', 'not-found', 'internal-states'])(
    '%s is one of the rest',
    (route) => {
      expect(classOf({ route, file: null, isTyped: false })).toBe('other');
    },
  );

  it('a form that was sent has a class of its own, and what a program sends has not', () => {
    expect(classOf({ route: 'discover-contact-us', file: null, isTyped: false }, true)).toBe('form');
    expect(classOf({ route: 'api', file: null, isTyped: true }, true)).toBe('program');
  });
});
