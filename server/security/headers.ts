import { SPECULATION_PATH } from '../speculation.ts';
import { REPORTING } from './page-policy.ts';

/**
 * What is answered, as far as browsers treat it differently: a page of the site; a file, an answer in data, a sentence or a
 * redirect; a picture that other sites may show.
 */
export type Kind = 'page' | 'file' | 'shared-picture';

type Headers = Readonly<Record<string, string>>;

/** Abilities of a browser that this site never asks for, so that nothing which slips into a page can. */
const REFUSED_ABILITIES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** On every answer of every kind. A page's own policy is made from its HTML (page-policy.ts) and takes the place of the file's. */
const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_ABILITIES.map((ability) => `${ability}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Nothing that is opened by itself may load, run, be framed or send. */
const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const BY_KIND: Record<Kind, Headers> = {
  page: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': REPORTING,
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
  },
  file: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Content-Security-Policy': FILE_POLICY },
  'shared-picture': { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Security-Policy': FILE_POLICY },
};

export type SecurityHeaders = Readonly<Record<Kind, Headers>>;

/** The table of headers by kind. `transport` is the Strict-Transport-Security of a site that is reached by https. */
export function securityHeaders(transport: string | null): SecurityHeaders {
  const always = transport ? { ...ALWAYS, 'Strict-Transport-Security': transport } : ALWAYS;
  const of = (kind: Kind): Headers => Object.freeze({ ...always, ...BY_KIND[kind] });
  return { page: of('page'), file: of('file'), 'shared-picture': of('shared-picture') };
}

/** The kind by the address alone; a page says so itself once it is made. */
export function kindOf(url: string): Kind {
  return url.startsWith('/social/') ? 'shared-picture' : 'file';
}
