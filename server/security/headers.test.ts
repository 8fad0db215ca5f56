import { describe, expect, it } from 'vitest';
import { kindOf, securityHeaders, type Kind } from './headers.ts';

const KINDS: Kind[] = ['page', 'file', 'shared-picture'];

describe('the headers of every answer', () => {
  it('say that a site reached by https is to be reached by nothing else', () => {
    const secure = securityHeaders('max-age=63072000');
    const plain = securityHeaders(null);
    for (const kind of KINDS) {
      expect(secure[kind]['Strict-Transport-Security']).toBe('max-age=63072000');
      expect(plain[kind]).not.toHaveProperty('Strict-Transport-Security');
    }
  });

  it('let other sites show pictures that are made for them, and nothing else', () => {
    const headers = securityHeaders(null);
    const shared = KINDS.filter((kind) => headers[kind]['Cross-Origin-Resource-Policy'] !== 'same-origin');
    expect(shared).toEqual(['shared-picture']);
    expect(kindOf('/social/en/home.png')).toBe('shared-picture');
    expect(kindOf('/socialite')).toBe('file');
  });
});
