import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkedText, SearchablePage } from '#domain/search.ts';
import type { Security } from '#domain/security.ts';
import { LIMITS, ROSTER } from './sample-roster.ts';
import { createSearch } from './search.ts';

function page(to: string, en: string, ar: string, over: Partial<SearchablePage> = {}): SearchablePage {
  const none = { en: '', ar: '' };
  return { to, title: { en, ar }, section: null, headings: none, text: none, ...over };
}

const PAGES: readonly SearchablePage[] = [
  page('/how-to-trade', 'How to trade', 'كيف تتداول', {
    section: { en: 'Investing', ar: 'الاستثمار' },
    headings: { en: 'Get an investor number', ar: 'احصل على رقم مستثمر' },
    text: {
      en: 'Three steps lead to a first order. A custodian keeps the shares.',
      ar: 'ثلاث خطوات تسبق أول أمر. يحفظ الأسهم أمين حفظ.',
    },
  }),
  page('/fees', 'Trading fees', 'رسوم التداول'),
];

function searchOver(list: readonly Security[] = ROSTER) {
  return createSearch({ list: async () => [...list], pages: PAGES, steady: () => 0, onFailure: () => undefined });
}
const search = searchOver();
const find = (query: string) => search.find(query, 'en', LIMITS);
const symbols = async (query: string) => (await find(query)).securities.items.map(({ security }) => security.symbol);
const addresses = async (query: string) => (await find(query)).pages.items.map(({ to }) => to);
const shown = ({ text, marks }: MarkedText) =>
  marks.reduceRight((rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`, text);

describe('securities are found', () => {
  it.each([
    ['by the first letter', 'n', ['NOOR', 'NAKHL', 'NOORF27']],
    ['by the first Arabic letter', 'ن', ['NOOR', 'NAKHL']],
    ['by their symbol, in small letters', 'noor', ['NOOR', 'NOORF27']],
    ['by a whole symbol of a derivative', 'NOORF27', ['NOORF27']],
    ['by ISIN', 'AEZ000000012', ['NOOR']],
    ['by an ISIN in groups, in Arabic digits', 'aez ٠٠٠ ٠٠٠ ٠١٢', ['NOOR']],
    ['by the beginning of an ISIN', 'AEZ0', ['NOOR']],
    ['not by the letters of a country', 'AE', []],
    ['by any word of the name', 'holdings', ['NOOR', 'NOORF27']],
    ['by words in any order', 'pearls bank', ['MASRAF']],
    ['by words without their small ones', 'bank pearls', ['MASRAF']],
    ['by an Arabic word without its article', 'واحة', ['WAHA']],
    ['by an Arabic word with an article that the name lacks', 'النور', ['NOOR']],
    ['whatever the form of ta marbuta', 'القابضه', ['NOOR']],
    ['whatever the form of hamza', 'الاهليه', ['SHIFA']],
    ['without diacritics', 'كتاب', ['KUTTAB']],
    ['with diacritics', 'كُتَّاب', ['KUTTAB']],
    ['by a plural where the name has the singular', 'hospital', ['SHIFA']],
    ['by an Arabic ending of number', 'القابضين', ['NOOR']],
    ['by an Arabic plural of another pattern', 'بنوك', ['WAHA']],
    ['by their kind', 'real estate', ['NAKHL']],
    ['by their kind, which their name does not say in that language', 'العقود المستقبلية', ['NOORF27']],
    ['by their sector in the other language', 'المالية', ['MASRAF']],
    ['with spaces that the name has not', 'man ara', ['MANARA']],
  ])('%s', async (_, query, expected) => expect(await symbols(query)).toEqual(expected));

  it('exact symbol, beginning of a symbol, of a name, of a word; the home exchange and shares first', async () => {
    expect(await symbols('bank')).toEqual(['BANKA', 'BANKS', 'MASRAF', 'WAHA']);
    expect(await symbols('banks')).toEqual(['BANKS', 'MASRAF', 'WAHA']);
    expect(await symbols('noor')).toEqual(['NOOR', 'NOORF27']);
  });

  it('with what was found in sight, also where symbol and name do not show it', async () => {
    const [noor] = (await find('noo')).securities.items;
    expect([shown(noor!.symbol), shown(noor!.name), noor!.also]).toEqual(['[NOO]R', '[Noo]r Holdings PJSC', null]);
    const [waha] = (await find('الواحة')).securities.items;
    expect(waha!.name.marks).toEqual([]);
    expect([shown(waha!.also!), waha!.also!.lang]).toEqual(['بنك [الواحة]', 'ar']);
    const [byIsin] = (await find('AEZ0')).securities.items;
    expect(shown(byIsin!.also!)).toBe('[AEZ0]00000012');
  });
});

describe('what was meant is found', () => {
  it.each([
    ['ىخخق', 'noor', ['NOOR', 'NOORF27']],
    ['k,v', 'نور', ['NOOR']],
    ['hg,hpm', 'الواحة', ['WAHA']],
  ])('%s on the other keyboard layout is %s', async (typed, meant, expected) => {
    const answer = await find(typed);
    expect([answer.by, answer.query]).toEqual(['other-keyboard', meant]);
    expect(answer.securities.items.map(({ security }) => security.symbol)).toEqual(expected);
  });

  it.each([
    ['a Latin name from its Arabic spelling', 'المنارة', ['MANARA']],
    ['an Arabic name from a Latin spelling', 'sharqiya', ['BANKA']],
    ['a slip of the key', 'kuttad', ['KUTTAB']],
    ['two words, one of them with a slip', 'oasis bamk', ['WAHA']],
  ])('%s', async (_, query, expected) => {
    expect(await symbols(query)).toEqual(expected);
    expect((await find(query)).by).toBe('alike');
  });

  it.each([
    ['keys struck at random', 'mmmnnnrrr'],
    ['a word with another first letter', 'muttab'],
  ])('but no name by %s', async (_, query) => expect(await symbols(query)).toEqual([]));

  it('only where nothing answers as typed', async () => {
    expect((await find('bank')).by).toBe('typed');
  });
});

describe('pages are found', () => {
  it.each([
    ['by their title', 'how', ['/how-to-trade']],
    ['by their title in the other language', 'رسوم', ['/fees']],
    ['by a heading', 'investor number', ['/how-to-trade']],
    ['by the section that they stand in', 'investing', ['/how-to-trade']],
    ['by their text', 'custodian', ['/how-to-trade']],
    ['by their address', 'fees', ['/fees']],
  ])('%s', async (_, query, expected) => expect(await addresses(query)).toEqual(expected));

  it('not by a word of their text that has only begun', async () => {
    expect(await addresses('cu')).toEqual([]);
  });

  it('titles before headings before text', async () => {
    expect(await addresses('trad')).toEqual(['/fees', '/how-to-trade']);
  });

  it('with the sentence that answers, in the language of the reader', async () => {
    const [english] = (await find('custodian shares')).pages.items;
    expect(shown(english!.sentence!)).toBe('A [custodian] keeps the [shares].');
    const arabic = await search.find('أمين الحفظ', 'ar', LIMITS);
    expect(shown(arabic.pages.items[0]!.sentence!)).toBe('[يحفظ] الأسهم [أمين] [حفظ].');
  });

  it('by name for a list of addresses, those that are known', () => {
    expect(search.titles(['/fees', '/nowhere'], 'ar')).toEqual([{ to: '/fees', title: 'رسوم التداول' }]);
  });
});

describe('a query', () => {
  it('of nothing finds nothing', async () => {
    for (const query of ['', ' ', '%', '"', '…', '<>', '😀<n>', '<b> <i>']) {
      const { securities, pages } = await find(query);
      expect(securities.total + pages.total).toBe(0);
    }
  });

  it('of anything is answered', async () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 64 }),
      fc.stringMatching(/^[نورbank <>%'"\\.*+?^$()\]]*$/),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { securities, pages } = await find(text);
        expect(securities.items.length).toBeLessThanOrEqual(LIMITS.securities);
        expect(securities.total).toBeGreaterThanOrEqual(securities.items.length);
        expect(pages.total).toBeGreaterThanOrEqual(pages.items.length);
      }),
    );
  });

  it('that is the beginning of a name always finds it', async () => {
    const named = fc.constantFrom(
      ...ROSTER.flatMap(({ symbol, name }) => [symbol, name.en, ...(name.ar ? [name.ar] : [])]),
    );
    const everything = { securities: ROSTER.length, pages: 0, others: 0 };
    await fc.assert(
      fc.asyncProperty(named, fc.integer({ min: 1, max: 40 }), async (text, length) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text.slice(0, length)));
        const { securities } = await search.find(text.slice(0, length), 'en', everything);
        const owners = ROSTER.filter(({ symbol, name }) => [symbol, name.en, name.ar].includes(text));
        const found = securities.items.map(({ security }) => security);
        expect(found).toEqual(expect.arrayContaining(owners));
      }),
    );
  });
});
