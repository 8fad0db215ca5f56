import { describe, expect, it } from 'vitest';
import { readArticle } from './article.ts';

const NAMES = {
  pages: new Set(['home', 'investing-reits', 'the-exchange-disclosures-id']),
  external: new Set(['feesList']),
  glossary: new Set(['vwap']),
};
const FRONT = '---\ntitle: T\ndescription: D\nlead: L\nreviewed: 2026-11-20\n---\n';

function read(markdown: string, english?: string[]) {
  return readArticle('content/en/a.md', FRONT + markdown, NAMES, english);
}
const blocks = (markdown: string) => {
  const { article, faults } = read(markdown);
  expect(faults).toEqual([]);
  return article.blocks;
};
const faults = (markdown: string) => read(markdown).faults.map(({ line, message }) => `${line} ${message}`);

describe('an article', () => {
  it('keeps paragraphs, lists, tables and running text', () => {
    expect(blocks('A **b** *c* `d`\ne\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n')).toEqual([
      {
        type: 'paragraph',
        children: [
          'A ',
          { type: 'strong', children: ['b'] },
          ' ',
          { type: 'emphasis', children: ['c'] },
          ' ',
          { type: 'code', text: 'd' },
          ' e',
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [[{ type: 'paragraph', children: ['one'] }], [{ type: 'paragraph', children: ['two'] }]],
      },
      { type: 'table', head: [['A'], ['B']], rows: [[['1'], ['2']]] },
    ]);
  });

  it('leads where the project knows the way', () => {
    const [paragraph] = blocks(
      '## B {#b}\n[a](page:investing-reits?x=1#y) [b](#b) [c](external:feesList) [d](glossary:vwap) [e](mailto:contact) [f](https://a.example/b)',
    ).slice(1);
    const targets = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(
      targets.flatMap((inline) => (typeof inline !== 'string' && inline.type === 'link' ? [inline.to] : [])),
    ).toEqual([
      { kind: 'page', name: 'investing-reits', query: '?x=1', hash: 'y' },
      { kind: 'section', hash: 'b' },
      { kind: 'external', key: 'feesList' },
      { kind: 'glossary', id: 'vwap' },
      { kind: 'mail', box: 'contact' },
      { kind: 'web', href: 'https://a.example/b' },
    ]);
  });

  it('reads a time after a colon as text', () => {
    expect(blocks('From 09:30 to 10:00, note:this')).toEqual([
      { type: 'paragraph', children: ['From 09:30 to 10:00, note:this'] },
    ]);
  });

  it('has steps and questions with their headings as ids', () => {
    const [steps] = blocks(':::steps\n### Get a number\nText\n\n### Open it {#open}\nText\n:::\n');
    expect(steps).toMatchObject({
      type: 'steps',
      steps: [
        { id: 'get-a-number', title: ['Get a number'] },
        { id: 'open', title: ['Open it'] },
      ],
    });
  });

  it('says of a figure without a year that it is undated', () => {
    const [figures] = blocks(
      ':::figures\n| F | W | Y | S |\n|---|---|---|---|\n| 62% | a | 2020 | s |\n| 7 | b | — | s |\n:::\n',
    );
    expect(figures).toMatchObject({ figures: [{ figure: '62%', year: '2020' }, { year: null }] });
  });

  it('takes who said it from the line below a quotation', () => {
    const quote = { type: 'quote', text: ['Some words'], who: ['Somebody'] };
    expect(blocks(':::quote\n> Some\n> words\n\nSomebody\n:::\n')).toEqual([quote]);
    expect(blocks(':::quote\n> Some words\nSomebody\n:::\n')).toEqual([quote]);
  });

  it('takes the link of a call from the end of its words or below them', () => {
    const call = {
      type: 'call',
      title: ['Come'],
      text: ['One.'],
      way: { to: { kind: 'page', name: 'home' }, label: ['Go'], note: [] },
    };
    expect(blocks(':::call\n### Come\nOne.\n[Go](page:home)\n:::\n')).toEqual([call]);
    expect(blocks(':::call\n### Come\nOne.\n\n[Go](page:home)\n:::\n')).toEqual([call]);
  });
});

describe('the ids of headings', () => {
  it('are the English words in either language, and never stand twice', () => {
    const english = read('## The fees: what & when\n\n## The fees: what & when\n\n## Content\n');
    expect(english.ids).toEqual(['the-fees-what-when', 'the-fees-what-when-2', 'content-2']);
    expect(read('## الرسوم\n\n## الرسوم\n\n## المحتوى\n', english.ids).ids).toEqual(english.ids);
  });

  it('may be given, in the English file or in both alike', () => {
    expect(read('## Fees {#costs}').ids).toEqual(['costs']);
    expect(read('## الرسوم {#other}', ['costs']).faults[0]?.message).toBe(
      "The English page calls this place '#costs', not '#other'.",
    );
  });
});

describe('an article is refused', () => {
  it.each([
    ['<b>x</b>', '7 HTML is not allowed'],
    ['![x](y.png)', '7 Pictures are not written'],
    ['# Title', '7 A heading has ## or ###'],
    ['> words', '7 A quotation stands in :::quote'],
    ['---', '7 A rule is drawn by the page'],
    ['    code', '7 Blocks of code are not allowed'],
    [':::box\ntext\n:::', "7 ':::box' is no block"],
    [
      '::lead',
      "7 '::lead' is no block: one of securities, index, stores, part, contact, providers; lead begins with three colons.",
    ],
    [':::lead[x]\nword\n:::', "7 'lead' takes no words in square brackets."],
    ['::securities{kind=gold}', '7 kind of ::securities is one of equity, reit'],
    ['::securities{kind=reit take=0}', '7 take is a whole number from 1 to 50.'],
    ['::index{code=general size=2}', "7 'index' takes no 'size'."],
    ['[x](page:nowhere)', "7 app/addresses.ts has no page 'nowhere'."],
    ['[x](page:the-exchange-company)', "7 app/addresses.ts has no page 'the-exchange-company'."],
    ['[x](external:none)', "7 exchange.config.ts has no link 'none': one of feesList."],
    ['[x](glossary:none)', "7 The glossary has no entry 'none'."],
    ['[x](mailto:a@b.example)', '7 Mail goes to mailto:contact'],
    ['[x](http://a.example)', "7 'http://a.example' is not encrypted: write https."],
    ['[x](/investing)', "7 '/investing' is no link"],
    ['[x](javascript:alert(1))', "7 'javascript:alert(1)' is no link"],
    ['[x](#nowhere)', "7 No heading of this page is '#nowhere'"],
    [
      'word\n{company} word',
      "8 '{company}' is no placeholder: {exchange}, {short}, {quoteDelay}, {apiBurst}, {apiRate} are.",
    ],
    ['| A | B |\n|---|---|\n| 1 |', '9 This row has 1 cells, and its table has 2 columns.'],
    [':::figures\n| A | B |\n|---|---|\n| 1 | 2 |\n:::', '8 :::figures has four columns'],
    [':::steps\ntext\n:::', '8 Before the first ### nothing may stand'],
    [':::next\n- words\n:::', '8 This begins with a link'],
    [':::quote\nwords\n:::', '7 :::quote holds one paragraph'],
    [':::lead\na\n\nb\n:::', '10 :::lead holds one paragraph, nothing else.'],
  ])('%j', (markdown, fault) => {
    const found = faults(markdown);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  it.each([
    ['title: T', '1 The file begins without front matter'],
    ['---\ntitle: T\nlead: L\nreviewed: 2026-11-20\n---\n', "1 The front matter needs 'description'"],
    [FRONT.replace(': D', `: ${'d'.repeat(161)}`), "3 The front matter 'description' has 161 characters"],
    [FRONT.replace('2026-11-20', '2026-02-30'), "5 The front matter 'reviewed' is no day"],
    [FRONT.replace(': L', ': L {town}'), "4 '{town}' is no placeholder"],
    [FRONT.replace('lead', 'author: A\nlead'), "1 The front matter does not know 'author'"],
    [FRONT.replace(': L', ': L: M'), '4 The front matter is no YAML'],
  ])('for its front matter %j', (source, fault) => {
    const found = readArticle('content/en/a.md', source, NAMES).faults.map(({ line, message }) => `${line} ${message}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });
});
