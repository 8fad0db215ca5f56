import { SITE_MAP } from '#app/site-map.ts';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { otherLocales } from '#domain/each-locale.ts';
import type { Locale } from '#domain/locale.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Store } from '#store/store.ts';

/** The texts of a social card; an empty one is left out. No price: a card is viewed long after it was drawn. */
export interface Card {
  lang: Locale;
  /** Section of the site map, whose star is behind the text. */
  ground: string;
  name: string;
  otherName: string;
  /** The page's place in the site, above its title. */
  section: string;
  symbol: string;
  title: string;
  sector: string;
}

interface Options {
  exchange: ExchangeConfig;
  /** Titles and places of the pages, as in the search. */
  pages: readonly SearchablePage[];
  store: Pick<Store, 'securities'>;
}

/** A company's card is used for all of its pages, with their section. */
const COMPANY_SECTION = 'market-information';
/** Symbols are capital letters, digits and a few signs: nothing else is looked up. */
const SYMBOL = /^[A-Z0-9][A-Z0-9 .&_-]{0,31}$/;

/** The existing cards: one for every built page, one for every security. */
export function createCards({ exchange, pages, store }: Options) {
  const built = new Map(
    SITE_MAP.filter(({ page, layout }) => page !== null && layout !== 'none' && layout !== 'company').map((address) => [
      address.name,
      address,
    ]),
  );

  function card(lang: Locale, words: Pick<Card, 'ground' | 'title'> & Partial<Card>): Card {
    const otherName = otherLocales(lang).map((other) => exchange.name[other])[0] ?? '';
    return { lang, name: exchange.name[lang], otherName, section: '', symbol: '', sector: '', ...words };
  }

  return {
    /** The card of a page by its route's name; undefined for a page that is not built. */
    ofPage(lang: Locale, name: string): Card | undefined {
      const address = built.get(name);
      if (!address) return undefined;
      const page = name === 'home' ? undefined : pages.find(({ to }) => to === address.path);
      const words = page ?? { title: exchange.tagline, section: null };
      return card(lang, {
        ground: address.section,
        title: said(words.title, lang),
        section: said(words.section, lang),
      });
    },

    /** The card of a security by its symbol; undefined for one that the store does not have. */
    async ofCompany(lang: Locale, symbol: string): Promise<Card | undefined> {
      const security = SYMBOL.test(symbol) ? await store.securities.find(symbol) : undefined;
      if (!security) return undefined;
      const { name, sector } = security;
      return card(lang, { ground: COMPANY_SECTION, symbol, title: said(name, lang), sector: said(sector, lang) });
    },
  };
}

/** A text in the card's language, with its figures and Latin names isolated. */
function said(text: Bilingual | null, lang: Locale): string {
  if (!text) return '';
  return isolatedIn(lang, pick(text, lang));
}

export type Cards = ReturnType<typeof createCards>;
