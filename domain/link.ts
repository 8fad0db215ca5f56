const KEPT_SCHEMES = new Set(['https:', 'mailto:', 'tel:', 'webcal:']);
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d+(?:[/?#]|$))/i;
// Browsers drop these inside a scheme, so 'java\nscript:' would run.
// oxlint-disable-next-line no-control-regex -- they are what is removed
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]/g;

/**
 * A link that is safe to put on a page: https is added when the scheme is missing and http is upgraded
 * (docs/specification.md, section 9). Paths and fragments of this site, mail and phone links are unchanged. Null for
 * text that is not a link or could run script.
 */
export function normaliseLink(href: string | null | undefined): string | null {
  const text = (href ?? '').replace(CONTROLS, '').trim();
  if (text === '' || text.startsWith('\\')) return null;
  if (isLocal(text)) return text;
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === 'tel' || scheme === 'mailto') return text;
  if (scheme === undefined) return webAddress(`https:${text.startsWith('//') ? '' : '//'}${text}`);
  return webAddress(text);
}

/**
 * The address of a site, with https; null for anything else: paths, fragments, mail addresses and phone numbers are not
 * sites.
 */
export function siteAddress(href: string | null | undefined): string | null {
  const link = normaliseLink(href);
  return link?.startsWith('https://') && /[a-z]/i.test(new URL(link).hostname) ? link : null;
}

function isLocal(text: string): boolean {
  return text.startsWith('#') || text.startsWith('?') || (/^\/(?![/\\])/.test(text) && !text.includes('\\'));
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  if (!url || url.username !== '' || !KEPT_SCHEMES.has(url.protocol) || !isHost(url.hostname)) return null;
  return url.href;
}

/** A single word ('none', 'n/a') is not a host. */
function isHost(host: string): boolean {
  return host === 'localhost' || host.includes('.') || host.startsWith('[');
}
