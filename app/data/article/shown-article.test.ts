import { beforeAll, describe, expect, it } from 'vitest';
import type { Article, Block } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';
import { exchange, type ExchangeConfig } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { showArticle } from './shown-article.ts';

beforeAll(() => {
  registerCatalog('en', english);
  registerCatalog('ar', arabic);
});

const link = (name: string) => ({ to: { kind: 'page' as const, name }, label: [name], note: [] });
const words = (text: string): Block => ({ type: 'paragraph', children: [text] });
const heading = (id: string): Block => ({ type: 'heading', level: 2, id, children: [id] });

function shown(blocks: Block[], { locale = 'en' as Locale, config = exchange as ExchangeConfig } = {}) {
  const article: Article = {
    title: '{short} T+2',
    description: '',
    lead: '{exchange}',
    reviewed: '2026-11-20',
    blocks,
  };
  return showArticle(article, {
    exchange: config,
    locale,
    live: () => ({ type: 'securities', prices: null, rows: [], boards: [] }),
  });
}
const titles = (blocks: Block[]) => shown(blocks).sections.map(({ id }) => id);

describe('an article that is shown', () => {
  it('names the exchange that exchange.config.ts names', () => {
    const config = { ...exchange, name: { en: 'Other Exchange', ar: 'بورصة أخرى' }, shortName: 'OEX' };
    expect(shown([], { config })).toMatchObject({ title: 'OEX T+2', lead: 'Other Exchange' });
    expect(shown([], { config, locale: 'ar' }).lead).toBe('بورصة أخرى');
  });

  it('keeps figures and codes in their order inside Arabic, and leaves English as it is', () => {
    const [section] = shown([words('بعد يومين (T+2)')], { locale: 'ar' }).sections;
    expect(section?.blocks[0]).toEqual(words('بعد يومين (\u2066T+2\u2069)'));
    expect(shown([words('After two days (T+2)')]).sections[0]?.blocks[0]).toEqual(words('After two days (T+2)'));
  });

  it('stands in sections under its headings, what comes before the first in one without', () => {
    expect(titles([words('a'), heading('one'), words('b'), heading('two'), words('c')])).toEqual([null, 'one', 'two']);
  });

  it('loses a section whose only entries lead where the exchange names no address', () => {
    const config = { ...exchange, links: { ...exchange.links, feesList: null } };
    const gone = { ...link(''), to: { kind: 'external' as const, key: 'feesList' } };
    const without = (blocks: Block[]) => shown(blocks, { config });
    const sections = [heading('one'), { type: 'documents', ways: [gone] } satisfies Block, heading('two'), words('b')];
    expect(without(sections).sections.map(({ id }) => id)).toEqual(['two']);
    expect(without([{ type: 'next', ways: [gone, link('market-watch')] }]).next).toEqual([
      { to: { kind: 'page', href: '/market-watch' }, label: ['market-watch'], note: [] },
    ]);
  });

  it('gives documents and contact a heading where the source gives them none', () => {
    const documents: Block = { type: 'documents', ways: [link('market-watch')] };
    expect(titles([heading('one'), words('a'), documents, { type: 'contact' }])).toEqual([
      'one',
      'documents',
      'contact',
    ]);
    expect(titles([heading('one'), documents])).toEqual(['one']);
  });

  it('leads to places outside as exchange.config.ts names them, and nowhere that it leaves out', () => {
    const linked = (to: object): Block => ({
      type: 'paragraph',
      children: ['a ', { type: 'link', to, children: ['b'] } as never],
    });
    const targets = [
      { kind: 'page', name: 'market-watch', query: '?kind=reit', hash: 'x' },
      { kind: 'section', hash: 'one' },
      { kind: 'external', key: 'feesList' },
      { kind: 'mail', box: 'contact' },
      { kind: 'web', href: 'https://a.example/' },
    ];
    const config = { ...exchange, links: { ...exchange.links, feesList: 'https://f.example/a.pdf' } };
    const hrefs = (settings: ExchangeConfig) =>
      shown(targets.map(linked), { config: settings }).sections[0]?.blocks.map((block) => {
        const [, inline] = block.type === 'paragraph' ? block.children : [];
        return typeof inline === 'object' && inline.type === 'link' ? inline.to.href : inline;
      });
    expect(hrefs(config)).toEqual([
      '/market-watch?kind=reit#x',
      '#one',
      'https://f.example/a.pdf',
      `mailto:${exchange.contact.email}`,
      'https://a.example/',
    ]);
    const bare = {
      ...config,
      links: { ...config.links, feesList: null },
      contact: { ...config.contact, email: null },
    };
    expect(hrefs(bare)).toEqual(['/market-watch?kind=reit#x', '#one', 'b', 'b', 'https://a.example/']);
  });
});
