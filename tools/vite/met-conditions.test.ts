import { describe, expect, it } from 'vitest';
import { withoutMetConditions } from './met-conditions.ts';

describe('conditions that every browser meets', () => {
  it('go, and what stood under them stays', () => {
    expect(withoutMetConditions('a{b:c}@supports (color:color-mix(in lab, red, red)){d{e:f}g{h:i}}j{k:l}')).toBe(
      'a{b:c}d{e:f}g{h:i}j{k:l}',
    );
  });

  it('go with what was said for those that do not meet them', () => {
    const sheet =
      'a{color:red;background:blue}@supports (color:color-mix(in lab, red, red)){a{background:color-mix(in srgb, blue, red)}}';
    expect(withoutMetConditions(sheet)).toBe('a{color:red;background:color-mix(in srgb, blue, red)}');
  });

  it('go where no browser meets them, and with names that none needs', () => {
    const unregistered =
      '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (b){*,:before{--c:d}}}';
    const old = 'a{-webkit-text-decoration-color:red;text-decoration-color:red}';
    expect(withoutMetConditions(unregistered + old)).toBe('a{text-decoration-color:red}');
  });

  it('go with the name of the compiler', () => {
    const banner = '/*! tailwindcss v4.3.3 | MIT License | https://tailwindcss.com */';
    expect(withoutMetConditions(`${banner}\na{b:c}`)).toBe('a{b:c}');
  });

  it('are no others', () => {
    const sheet = '@supports selector(:target-current){a{b:c}}';
    expect(withoutMetConditions(sheet)).toBe(sheet);
  });
});
