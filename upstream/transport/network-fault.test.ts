import { expect, it } from 'vitest';
import { networkFault } from './network-fault.ts';

const fetchFault = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('of TLS'), { code }) });

it.each([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('a certificate that is not trusted is named as such: %s', (code) => {
  expect(networkFault(fetchFault(code))).toEqual({
    reason: 'refused',
    what: `has a certificate that is not trusted (${code})`,
  });
});
