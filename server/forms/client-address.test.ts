import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('whom a limit counts', () => {
  const behind = (proxies: number, forwarded?: string) =>
    clientAddress({ 'x-forwarded-for': forwarded }, '192.0.2.1', proxies);

  it('is who connects, whatever he says of himself', () => {
    expect(behind(0, '198.51.100.7')).toBe('192.0.2.1');
  });

  it('is whom the trusted proxies saw, not what stood there before', () => {
    expect(behind(1, '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
    expect(behind(2, '203.0.113.9, 198.51.100.7, 192.0.2.8')).toBe('198.51.100.7');
  });

  it('is the proxy where it says nothing that is an address', () => {
    expect(behind(1)).toBe('192.0.2.1');
    expect(behind(1, 'unknown')).toBe('192.0.2.1');
    expect(behind(3, '198.51.100.7')).toBe('192.0.2.1');
  });

  it('is one network of IPv6, however it is written', () => {
    const spellings = ['2001:db8:0:1::5', '2001:0db8:0000:0001:ffff:0:0:9', '2001:DB8::1:0:0:0:1'];
    expect(spellings.map((each) => clientAddress({}, each, 0))).toEqual(Array(3).fill('2001:db8:0:1'));
    expect(clientAddress({}, '::ffff:192.0.2.1', 0)).toBe('192.0.2.1');
    expect(clientAddress({}, undefined, 0)).toBe('');
  });
});
