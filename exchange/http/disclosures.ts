import { marketDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Publication } from '../publications/publication.ts';
import type { World } from '../world.ts';
import { notFound } from './answer.ts';
import type { Answer } from './answer.ts';
import { localeIn, option, wholeOption } from './ask.ts';
import type { Ask } from './ask.ts';
import { DEFAULT_PATTERN } from './date-pattern.ts';
import { layDisclosures } from './disclosure-layout.ts';
import { announcementType, disclosureResources, disclosureRow } from './disclosure-row.ts';

/** The feed returns no more rows than this, whatever the query (docs/contracts.md, call 4). */
const MOST_ROWS = 20;
const ANY_NUMBER = 1_000_000;

/** `?p_url=` names the call as the site's first version did; both spellings are answered the same. */
export function disclosureSystem(world: World, ask: Ask): Answer {
  const named = option(ask.query, 'p_url') ?? ask.path.slice(ask.path.lastIndexOf('/') + 1);
  if (named === 'prototype_efsah') return feed(world, ask.query);
  if (named === 'efsah_count') return count(world, ask.query);
  return notFound();
}

function feed(world: World, query: URLSearchParams): Answer {
  const lang = localeIn(query, 'lang');
  const pattern = option(query, 'h7_datetime_format') || DEFAULT_PATTERN;
  const skip = wholeOption(query, 'skip', 0, ANY_NUMBER);
  const take = wholeOption(query, 'take', MOST_ROWS, MOST_ROWS);
  const withFiles = option(query, 'cms_resources') === 'true';
  const rows = matching(world, query, lang).slice(skip, skip + take);
  return laid(
    layDisclosures(
      rows.map((publication) => ({
        fields: { ...disclosureRow(world, publication, lang, pattern) },
        resources: withFiles ? disclosureResources(publication, lang, pattern).map((file) => ({ ...file })) : null,
      })),
    ),
  );
}

function count(world: World, query: URLSearchParams): Answer {
  const rows = matching(world, query, localeIn(query, 'lang'));
  return laid(layDisclosures([{ fields: { count: rows.length }, resources: null }]));
}

function laid(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

type Test = (publication: Publication) => boolean;

function matching(world: World, query: URLSearchParams, lang: Locale): Publication[] {
  const tests = [
    bySymbol(option(query, 'symbol')),
    byDays(option(query, 'from'), option(query, 'to')),
    byTypes(option(query, 'types')),
    byAnnouncement(world, option(query, 'announcement_type')),
    byLabels(world, option(query, 'labels')),
    byKeyword(world, option(query, 'keyword'), lang),
  ];
  return world.publications().filter((publication) => tests.every((test) => test(publication)));
}

/**
 * A single space matches everyone, an empty value no one; without the parameter everyone (ours: that case was not
 * seen).
 */
function bySymbol(symbol: string | null): Test {
  if (symbol === null || /^\s+$/.test(symbol)) return () => true;
  return (publication) => publication.symbol === symbol;
}

function byDays(from: string | null, to: string | null): Test {
  if (!from && !to) return () => true;
  return ({ at }) => {
    const day = marketDate(at);
    return (!from || day >= from) && (!to || day <= to);
  };
}

function byTypes(types: string | null): Test {
  const wanted = (types ?? '')
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean);
  return ({ files }) => wanted.length === 0 || files.some(({ type }) => wanted.includes(type));
}

function byAnnouncement(world: World, type: string | null): Test {
  return (publication) => !type?.trim() || announcementType(world, publication) === type.trim();
}

/**
 * Labels do not filter issuers; for the exchange's own symbol they select its press releases (ours: call 11 needs
 * those).
 */
function byLabels({ identity }: World, labels: string | null): Test {
  if (!labels?.trim()) return () => true;
  return ({ symbol, source }) => symbol !== identity.ownSymbol || source === 'press';
}

/** Ours: matches words in the headline or in the issuer's name; what the real parameter does is unknown. */
function byKeyword(world: World, keyword: string | null, lang: Locale): Test {
  const wanted = keyword?.trim().toLowerCase();
  if (!wanted) return () => true;
  return ({ headline, symbol }) =>
    [headline[lang], symbol, world.publisher(symbol)?.name[lang]].some((text) => text?.toLowerCase().includes(wanted));
}
