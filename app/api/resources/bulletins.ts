import { BULLETIN_SECTIONS, type Bulletin, type BulletinLine, type BulletinSection } from '#domain/bulletin.ts';
import { BULLETIN_KINDS, parseBulletinPeriod, type BulletinKind } from '#domain/bulletin-period.ts';
import { bulletinColumns } from '#app/blocks/bulletins/bulletin-columns.ts';
import { bulletinQuery } from '#app/blocks/bulletins/bulletin-filters.ts';
import { shownSections } from '#app/blocks/bulletins/shown-sections.ts';
import { column, nested, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { findBulletin, heldBulletins, type HeldBulletin } from '#app/data/bulletins/bulletins.ts';
import { pricesBySymbol } from '#app/data/securities/prices.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { pathOf } from '#app/page-path.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { refuseUnknown } from '#app/api/known-values.ts';
import { Refused } from '#app/api/refused.ts';
import { choice, type Param } from '#app/api/param.ts';
import { NO_TERMS, withPriceTerms, type TermsOf } from '#app/api/price-unit.ts';
import { queryOf, type ApiRows, type Means, type Resource, type Wanted } from '#app/api/resource.ts';
import { bulletinFileColumns, bulletinFiles } from './bulletin-files.ts';

const REVISION: Param = { name: 'revision', type: 'count', text: 'api.param.bulletinRevision' };

/** `origin` is that of the site, and the page is in the site's `locale`; a description has neither. */
function issuedColumns(
  t: Text,
  { origin, locale }: Partial<Pick<Site, 'origin' | 'locale'>> = {},
): Column<HeldBulletin>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'kind', own('kind'), ({ period }) => period.kind),
    column('code', 'period', own('period'), ({ period }) => period.period),
    column('day', 'from', t('history.from'), ({ period }) => period.from),
    column('day', 'to', t('history.until'), ({ period }) => period.to),
    column('count', 'revision', own('revision'), ({ revision }) => revision),
    column('moment', 'made-at', own('writtenAt'), ({ madeAt }) => madeAt),
    column('address', 'url', own('url'), ({ period: { kind, period }, revision }) => {
      return `${origin}/${locale}${pathOf('the-exchange-bulletins')}${bulletinQuery({ kind, period, revision })}`;
    }),
    column('address', 'files', t('api.column.bulletinFiles'), ({ period: { kind, period }, revision }) => {
      return `${origin}/api/v1/bulletins/${kind}/${period}/files?revision=${revision}`;
    }),
  ];
}

async function bulletins(site: Site, asked: Wanted) {
  const held = await heldBulletins(site, asked['kind'] as BulletinKind | undefined);
  return { columns: issuedColumns(textOf(site.locale), site), rows: held, ...NO_FILTERS };
}

/** The bulletin that a path names; null when there is none, or it is not due yet. */
async function heldAt(
  site: Site,
  { bulletinKind: kind, bulletinPeriod: period = '' }: Wanted,
): Promise<HeldBulletin | null> {
  const known = BULLETIN_KINDS.find((one) => one === kind?.toLowerCase());
  const found = known && parseBulletinPeriod(known, period);
  if (!found) return null;
  return (await heldBulletins(site, known)).find((one) => one.period.period === found.period) ?? null;
}

/** A bulletin with the names of its tables, those with data and those without. */
interface WholeBulletin {
  held: HeldBulletin;
  sections: readonly BulletinSection[];
  missing: readonly BulletinSection[];
}

function wholeColumns(t: Text, site?: Site): Column<WholeBulletin>[] {
  return [
    ...nested(issuedColumns(t, site), ({ held }: WholeBulletin) => held),
    column('code', 'sections', t('api.column.sections'), ({ sections }) => sections.join(' ')),
    column('code', 'missing', t('api.column.missing'), ({ missing }) => missing.join(' ')),
  ];
}

/** Latest first. */
function revisionsOf({ revision }: HeldBulletin): string[] {
  return Array.from({ length: revision }, (_, at) => String(revision - at));
}

/** The requested revision of a bulletin, otherwise its last. A named revision never changes. */
async function shownBulletin(site: Site, asked: Wanted) {
  const held = await heldAt(site, asked);
  if (!held) return null;
  const { kind, period, to } = held.period;
  const { shown, filters } = await findBulletin(site, queryOf({ kind, period, revision: asked['revision'] }));
  if (!shown) return null;
  if (filters.ignored.some(({ parameter }) => parameter === 'revision'))
    refuseUnknown('revision', asked['revision'] ?? '', revisionsOf(held));
  const { bulletin, madeAt } = shown;
  const about = {
    asOf: to,
    view: {},
    ignored: filters.ignored,
    revision: bulletin.revision,
    isFrozen: asked['revision'] !== undefined,
  };
  return { held: { ...held, revision: bulletin.revision, madeAt }, bulletin, about };
}

/** Sections of a bulletin for which there were data. */
function filledSections(bulletin: Bulletin): BulletinSection[] {
  return shownSections(bulletin).filter((name) => bulletin.sections[name] !== null);
}

async function bulletin(site: Site, asked: Wanted): Promise<ApiRows | null> {
  const found = await shownBulletin(site, asked);
  if (!found) return null;
  const sections = filledSections(found.bulletin);
  const row: WholeBulletin = {
    held: found.held,
    sections,
    missing: shownSections(found.bulletin).filter((name) => !sections.includes(name)),
  };
  return {
    ...found.about,
    columns: wholeColumns(textOf(site.locale), site),
    rows: [row],
  };
}

/** As in the bulletin's files; tables with prices give the prices' unit. */
function sectionColumns(section: BulletinSection, t: Text, termsOf: TermsOf<BulletinLine>): Column<BulletinLine>[] {
  const columns = bulletinColumns(section, t) as Column<BulletinLine>[];
  return columns.some(({ format }) => format === 'price') ? withPriceTerms(columns, t, termsOf) : columns;
}

function symbolOf(line: BulletinLine): string {
  return ('symbol' in line && line.symbol) || '';
}

/** The rows of one section; null for a bulletin that does not exist. One without the section is refused with those that it has. */
function sectionOf(section: BulletinSection) {
  return async (site: Site, asked: Wanted): Promise<ApiRows | null> => {
    const found = await shownBulletin(site, asked);
    if (!found) return null;
    const known = filledSections(found.bulletin);
    const lines = known.includes(section) && found.bulletin.sections[section];
    if (!lines) throw new Refused({ name: 'no-section', values: { section }, known });
    const termsOf = await pricesBySymbol(site);
    const columns = sectionColumns(section, textOf(site.locale), (line) => termsOf(symbolOf(line)));
    return { ...found.about, columns, rows: lines };
  };
}

async function files(site: Site, asked: Wanted, means: Means): Promise<ApiRows | null> {
  const found = await shownBulletin(site, asked);
  if (!found) return null;
  return {
    ...found.about,
    columns: bulletinFileColumns(textOf(site.locale)),
    rows: await bulletinFiles(found.held, means),
  };
}

const SECTIONS = BULLETIN_SECTIONS.map((section): Resource => ({
  name: `bulletin-${section}`,
  path: `/bulletins/:bulletinKind/:bulletinPeriod/${section}`,
  tag: 'publications',
  lifetime: 'day',
  feeds: ['bulletins'],
  params: [REVISION],
  columns: (t) => sectionColumns(section, t, NO_TERMS),
  load: sectionOf(section),
}));

/** Bulletins of the market: all stored ones, one of them, and its tables. */
export const BULLETINS: readonly Resource[] = [
  {
    name: 'bulletins',
    path: '/bulletins',
    tag: 'publications',
    lifetime: 'day',
    feeds: ['bulletins'],
    params: [choice('kind', BULLETIN_KINDS)],
    isPaged: true,
    columns: (t) => issuedColumns(t),
    load: bulletins,
  },
  {
    name: 'bulletin',
    path: '/bulletins/:bulletinKind/:bulletinPeriod',
    tag: 'publications',
    lifetime: 'day',
    feeds: ['bulletins'],
    params: [REVISION],
    isSingle: true,
    columns: (t) => wholeColumns(t),
    load: bulletin,
  },
  {
    name: 'bulletin-files',
    path: '/bulletins/:bulletinKind/:bulletinPeriod/files',
    tag: 'publications',
    lifetime: 'day',
    feeds: ['bulletins'],
    params: [REVISION],
    columns: bulletinFileColumns,
    load: files,
  },
  ...SECTIONS,
];
