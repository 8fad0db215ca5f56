import { describe, expect, it } from 'vitest';
import { mapBlock } from './article-map.ts';
import { articleText, contentsOf, idsOf, plainText, readingMinutes, runsOf } from './article-words.ts';
import type { Block, Inline } from './article.ts';

const way = (name: string) => ({ to: { kind: 'page' as const, name }, label: [name], note: ['note'] });
const linked = (name: string): Inline => ({ type: 'link', to: { kind: 'page', name }, children: ['go ', name] });

const BLOCKS: Block[] = [
  { type: 'lead', children: ['One ', { type: 'strong', children: ['two'] }, { type: 'break' }, linked('built')] },
  { type: 'heading', level: 2, id: 'steps', children: ['Steps'] },
  { type: 'steps', steps: [{ id: 'first', title: ['First'], body: [{ type: 'paragraph', children: ['Do'] }] }] },
  { type: 'heading', level: 3, id: 'minor', children: ['Minor'] },
  { type: 'list', ordered: false, items: [[{ type: 'paragraph', children: [linked('gone')] }]] },
  { type: 'table', head: [['A']], rows: [[['1']]] },
  { type: 'figures', figures: [{ figure: '62%', what: ['what'], year: null, source: ['source'] }] },
  { type: 'comparison', caption: ['Caption'], head: [['B']], rows: [[['2']]] },
  { type: 'questions', questions: [{ id: 'why', title: ['Why?'], body: [] }] },
  { type: 'documents', ways: [way('built'), way('gone')] },
  { type: 'quote', text: ['Words'], who: ['Who'] },
  { type: 'call', title: ['Come'], text: ['Now'], way: way('gone') },
  { type: 'securities', kind: 'reit', take: 6 },
  { type: 'next', ways: [way('gone')] },
];

describe('the words of an article', () => {
  it('are all that a reader reads, in order', () => {
    expect(articleText({ blocks: BLOCKS }).split('\n')).toEqual(
      `One two|go built|Steps|First|Do|Minor|go gone|A|1|62%|what|source|Caption|B|2|Why?|built|note|gone|note|Words|Who|Come|Now|gone|note|gone|note`.split(
        '|',
      ),
    );
  });

  it('take a minute for two hundred, and never none', () => {
    expect(readingMinutes({ lead: 'Short', blocks: [] })).toBe(1);
    expect(readingMinutes({ lead: '', blocks: [{ type: 'paragraph', children: ['word – '.repeat(700)] }] })).toBe(4);
  });

  it('are listed by the headings of sections, and linked to by every heading', () => {
    expect(contentsOf(BLOCKS)).toEqual([{ id: 'steps', title: 'Steps' }]);
    expect(idsOf(BLOCKS)).toEqual(['steps', 'first', 'minor', 'why']);
  });
});

describe('an article as a page shows it', () => {
  const shown = BLOCKS.map((block) =>
    mapBlock(block, {
      text: (text) => text.toUpperCase(),
      target: (target) => (target.kind === 'page' && target.name === 'built' ? '/built' : null),
    }),
  );

  it('has every text changed', () => {
    const text = shown.flatMap((block) => (block ? runsOf(block).map(plainText) : [])).join('|');
    expect(text).toBe(text.toUpperCase());
    expect(text).toContain('62%|WHAT||SOURCE|CAPTION|B|2|WHY?');
  });

  it('keeps the words of a link that leads nowhere, and drops the entries, calls and endings that were only links', () => {
    expect(shown[0]).toMatchObject({ children: ['ONE ', {}, {}, { type: 'link', to: '/built' }] });
    expect(shown[4]).toEqual({
      type: 'list',
      ordered: false,
      items: [[{ type: 'paragraph', children: ['GO ', 'GONE'] }]],
    });
    expect(shown[9]).toEqual({ type: 'documents', ways: [{ to: '/built', label: ['BUILT'], note: ['NOTE'] }] });
    expect(shown.slice(11)).toEqual([null, BLOCKS[12], null]);
  });

  it('drops a paragraph of a step that was only a link that leads nowhere', () => {
    const step: Block = {
      type: 'steps',
      steps: [
        {
          id: 'a',
          title: ['A'],
          body: [
            { type: 'paragraph', children: ['Text'] },
            { type: 'paragraph', children: [linked('gone')] },
          ],
        },
      ],
    };
    expect(mapBlock(step, { text: (text) => text, target: () => null })).toEqual({
      type: 'steps',
      steps: [{ id: 'a', title: ['A'], body: [{ type: 'paragraph', children: ['Text'] }] }],
    });
  });
});
