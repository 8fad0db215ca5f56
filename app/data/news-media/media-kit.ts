import { LANGUAGES } from '#domain/words/languages.ts';
import { sameInAll } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { byLocale, otherLocales } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { ContactLine } from '#app/blocks/news-media/contact-facts.tsx';
import type { KitColour, KitFile } from '#app/blocks/news-media/kit-parts.tsx';
import { LISTED_KINDS } from '#app/blocks/security-list/kinds.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { contactLines } from '#app/data/exchange/contacts.ts';
import { KIT_COLOURS, KIT_DRAWINGS, KIT_FORMATS, kitFileHref, type KitDrawing } from './kit-files.ts';

/** A titled part of the kit. */
export interface KitPart {
  id: string;
  title: string;
  lead: string;
}

export interface KitData {
  stale: StaleData | null;
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  parts: Record<'names' | 'drawings' | 'colours' | 'boilerplate' | 'terms' | 'contact', KitPart>;
  names: {
    caption: string;
    heads: Record<'what' | Locale, string>;
    rows: ({ what: string } & Record<Locale, string>)[];
  };
  writing: string[];
  files: KitFile[];
  colours: { caption: string; heads: Record<'name' | 'light' | 'dark' | 'use', string>; rows: KitColour[] };
  /** The paragraph in both languages, the page's own first. */
  boilerplate: { lang: Locale; language: string; text: string }[];
  terms: string[];
  lines: ContactLine[];
}

const PARTS = ['names', 'drawings', 'colours', 'boilerplate', 'terms', 'contact'] as const;
const WRITING = ['full', 'short', 'arabic', 'untranslated'] as const;
const TERMS = ['allowed', 'unchanged', 'room', 'endorse', 'withdraw'] as const;

/** All content of the media kit, in the reader's language. */
export async function loadKit(site: Site): Promise<KitData> {
  const { exchange, locale } = site;
  const t = textOf(locale);
  const names = { exchange: exchange.name[locale], short: exchange.shortName };
  const others = otherLocales(DEFAULT_LOCALE)
    .map((lang) => exchange.name[lang])
    .join(LANGUAGES[locale].comma);
  return {
    stale: staleData(site, 'reference'),
    trail: crumbsOf('discover-news-media', locale, [
      { label: t('press.kit.title'), to: pathOf('discover-news-media-media-kit') },
    ]),
    head: { title: t('press.kit.title'), description: t('press.kit.description', names), lead: t('press.kit.lead') },
    parts: Object.fromEntries(PARTS.map((part) => [part, partOf(part, t)])) as KitData['parts'],
    names: namesOf(site, t),
    writing: WRITING.map((rule) => t(`press.kit.writing.${rule}`, { ...names, others })),
    files: KIT_DRAWINGS.map((drawing) => fileOf(drawing, t)),
    colours: coloursOf(t),
    boilerplate: await boilerplateOf(site),
    terms: TERMS.map((term) => t(`press.kit.terms.${term}`, names)),
    lines: contactLines(site, 'press'),
  };
}

function partOf(part: (typeof PARTS)[number], t: Text): KitPart {
  return { id: part, title: t(`press.kit.part.${part}`), lead: t(`press.kit.part.${part}.lead`) };
}

function namesOf({ exchange }: Site, t: Text): KitData['names'] {
  const { name, shortName, ownSymbol, mic } = exchange;
  return {
    caption: t('press.kit.table', { title: t('press.kit.part.names') }),
    heads: { what: t('press.kit.name.what'), ...byLocale((lang) => t(`press.kit.language.${lang}`)) },
    rows: [
      { what: t('press.kit.name.full'), ...name },
      { what: t('press.kit.name.short'), ...sameInAll(shortName) },
      { what: t('press.kit.name.symbol'), ...sameInAll(ownSymbol) },
      { what: t('press.kit.name.mic'), ...sameInAll(mic) },
    ],
  };
}

function fileOf(drawing: KitDrawing, t: Text): KitFile {
  const what = t(`press.kit.drawing.${drawing.text}`, { star: drawing.star ?? 0 });
  return {
    name: drawing.name,
    what,
    note: t(`press.kit.ground.${drawing.ground}`),
    picture: kitFileHref(drawing, 'svg'),
    onWhite: drawing.ground === 'white',
    formats: KIT_FORMATS.map((format) => ({
      format: format.toUpperCase(),
      href: kitFileHref(drawing, format),
      said: t('press.kit.download', { what, format: format.toUpperCase() }),
    })),
  };
}

function coloursOf(t: Text): KitData['colours'] {
  return {
    caption: t('press.kit.table', { title: t('press.kit.part.colours') }),
    heads: {
      name: t('press.kit.colour.name'),
      light: t('press.kit.colour.light'),
      dark: t('press.kit.colour.dark'),
      use: t('press.kit.colour.use'),
    },
    rows: KIT_COLOURS.map(({ name, light, dark }) => ({
      id: name,
      name: t(`press.kit.colour.${name}`),
      use: t(`press.kit.colour.${name}.use`),
      light,
      dark,
    })),
  };
}

/** The paragraph to print under a report, with the number of the exchange's securities on the market's current day. */
async function boilerplateOf(site: Site): Promise<KitData['boilerplate']> {
  const { store, exchange, locale } = site;
  const [today, all] = [site.today(), await store.securities.list({ exchange: 'home', active: true })];
  const listed = all.filter(({ kind }) => LISTED_KINDS.includes(kind));
  const languages = LOCALE_CODES.toSorted((a, b) => Number(b === locale) - Number(a === locale));
  return languages.map((lang) => ({
    lang,
    language: textOf(locale)(`press.kit.language.${lang}`),
    text: textOf(lang)('press.kit.boilerplate', {
      exchange: exchange.name[lang],
      short: exchange.shortName,
      count: listed.length,
      date: formatDate(today, lang),
    }),
  }));
}
