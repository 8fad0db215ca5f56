import { Hono } from 'hono';
import type { ExchangeConfig } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { pick } from '#domain/bilingual.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { answerAbsent, answerBytes } from './answer-bytes.ts';

const CACHE = 'public, max-age=86400';
/** RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;
/** OpenSearch 1.1 limits the short name. */
const SHORT_NAME_MAX = 16;

interface Options {
  origin: string;
  exchange: Pick<ExchangeConfig, 'contact' | 'name' | 'shortName'>;
  /** Our own clock's now. */
  wall(): Instant;
}

/**
 * Files that programs look for at a fixed place: `/.well-known/security.txt` (RFC 9116), which says whom to tell of a
 * weakness, and a description of the site's search for browsers (OpenSearch 1.1) in each language.
 */
export function wellKnownRoutes({ origin, exchange, wall }: Options): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', (c) => {
    const { email } = exchange.contact;
    if (email === null) return answerAbsent(c, 'The exchange has named no address for reports of weaknesses.');
    const text = Buffer.from(securityTxt(origin, email, wall()));
    return answerBytes(c, text, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE });
  });
  for (const locale of LOCALE_CODES)
    app.get(`/opensearch.${locale}.xml`, (c) =>
      answerBytes(c, Buffer.from(openSearch(origin, exchange, locale)), {
        'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
        'Cache-Control': CACHE,
      }),
    );
  return app;
}

/** The same text for a whole day. */
function securityTxt(origin: string, email: string, now: Instant): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LOCALE_CODES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function openSearch(origin: string, { name, shortName }: Options['exchange'], locale: Locale): string {
  const address = `${origin}${hrefIn(locale, pathOf('search'))}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(shortName.slice(0, SHORT_NAME_MAX))}</ShortName>
  <Description>${escaped(pick(name, locale))}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escaped(`${origin}/favicon.svg`)}</Image>
  <Url type="text/html" template="${escaped(address)}"/>
</OpenSearchDescription>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
