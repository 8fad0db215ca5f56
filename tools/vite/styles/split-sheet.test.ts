import { describe, expect, it } from 'vitest';
import type { Family } from '#app/styles/families.ts';
import { partOf } from './split-sheet.ts';

const TABLE: Record<string, readonly Family[]> = {
  row: ['watch'],
  book: ['company', 'watch'],
  card: ['home'],
  tabs: [],
};
const familiesOf = (module: string) => TABLE[module]!;
const part = (css: string, sheet: Family | null) => partOf(css, sheet, familiesOf);

describe('the parts of the style sheet', () => {
  it('are a family’s rules by the classes that they ask for, and the base for all the rest', () => {
    const css = '.row_star{color:red}.tabs_tab{color:green}p{color:blue}.wrap{color:#000}';
    expect(part(css, 'watch')).toBe('.row_star{color:red}');
    expect(part(css, null)).toBe('.tabs_tab{color:green}p{color:#00f}.wrap{color:#000}');
    expect(part(css, 'home')).toBe('');
  });

  it('hold what two families share, both', () => {
    const css = '.book_side{color:red}';
    expect([part(css, 'company'), part(css, 'watch'), part(css, null)]).toEqual([css, css, '']);
  });

  it('know a family’s rule among elements, states and classes of every page', () => {
    const css =
      '[dir=rtl] .row_star:hover svg{color:red}:root[data-theme=dark] .wrap>.row_star{color:green}:is(.row_star,.row_line) b{color:red}';
    expect(part(css, null)).toBe('');
    expect(part(css, 'watch')).toBe(css);
  });

  it('leave a rule in the base that matches without a family’s classes, or with those of several', () => {
    const css =
      'p:not(.row_star){color:red}.row_star,td{color:green}.row_star,.card_head{color:#00f}:is(.row_star,td) b{color:#000}';
    expect(part(css, null)).toBe(css);
    expect([part(css, 'watch'), part(css, 'home')]).toEqual(['', '']);
  });

  it('keep layers and conditions around what they held, and none that are left empty', () => {
    const css =
      '@layer ui{.tabs_tab{color:red}}@layer blocks{@media print{.row_star{color:red}.tabs_tab{color:red}}@supports (color:lab(1% 1 1)){.row_star{color:red}}@media (width<=760px){.card_head{color:red}}}';
    expect(part(css, 'watch')).toBe(
      '@layer blocks{@media print{.row_star{color:red}}@supports (color:lab(1% 1 1)){.row_star{color:red}}}',
    );
    expect(part(css, null)).toBe('@layer ui{.tabs_tab{color:red}}@layer blocks{@media print{.tabs_tab{color:red}}}');
  });

  it('keep rules within a rule with it', () => {
    const css = '.row_star{color:red;&:hover,td{color:green}@media print{color:#000}}';
    expect(part(css, 'watch')).toBe(css.replace(',td', ',& td'));
    expect(part(css, null)).toBe('');
  });

  it('have their animations; fonts, properties and sheets of paper are the base’s', () => {
    const css =
      '@keyframes row_appear{0%{opacity:0}}@font-face{font-family:Plex;src:url(plex.woff2)}@page{margin:16mm}@property --x{syntax:"*";inherits:false}';
    expect(part(css, 'watch')).toBe('@keyframes row_appear{0%{opacity:0}}');
    const base = part(css, null);
    for (const rule of ['@font-face', '@page', '@property']) expect(base).toContain(rule);
    expect(base).not.toContain('row_appear');
  });
});
