import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Titled } from '#domain/article.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { Grid } from './grid.tsx';
import { FlowText } from './flow.tsx';
import { ArticleLink, RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import { StatedFigures } from './stated-figures.tsx';
import { Questions, Steps } from './titled-blocks.tsx';
import { Documents } from './way-lists.tsx';

beforeAll(() => registerCatalog('en', english));

const html = (part: ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
const titled = (count: number): Titled<ShownLink>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `part-${index}`,
    title: [`Part ${index}`],
    body: [{ type: 'paragraph', children: ['Words'] }],
  }));

describe('the blocks of an article', () => {
  it('number steps and draw each at its stage of the lattice', () => {
    const stages = (count: number) =>
      html(<Steps steps={titled(count)} order={6} />)
        .split('<li')
        .slice(1)
        .map((step) => (/second/.test(step) ? 2 : /third/.test(step) ? 3 : 1));
    expect(stages(3)).toEqual([1, 2, 3]);
    expect(stages(6)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(html(<Steps steps={titled(2)} order={6} />)).toMatch(/>2 <\/span><span>Part 1</);
  });

  it('keep a movement in per cent whole, with the sign before it and the one behind it', () => {
    const words = html(<RunningText of={['من \u2066\u22121,234.5%\u2069 إلى \u2066+15%\u2069']} />);
    expect(words.match(/<bdi dir="ltr">[^<]*/g)).toEqual(['<bdi dir="ltr">\u22121,234.5%', '<bdi dir="ltr">+15%']);
  });

  it('keep an amount with its currency, and a percentage with its sign', () => {
    const words = html(<RunningText of={['A share at AED 1,234.50 or USD 81.2 billion, up 2.5% in 2026.']} />);
    expect(words.match(/<bdi dir="ltr">[^<]*/g)).toEqual([
      '<bdi dir="ltr">AED 1,234.50',
      '<bdi dir="ltr">USD 81.2',
      '<bdi dir="ltr">2.5%',
    ]);
  });

  it('open the first question, and can be linked to at the answer', () => {
    const questions = html(<Questions questions={titled(2)} />);
    expect(questions.match(/<details( open="")?/g)).toEqual(['<details open=""', '<details']);
    expect(questions).toMatch(/<\/summary><div id="part-1"/);
  });

  it('say where a figure comes from and when, or that nobody said when', () => {
    const figure = { figure: 'USD 3.73 billion', what: ['a'], source: ['The exchange'] };
    expect(html(<StatedFigures figures={[{ ...figure, year: '2021' }]} />)).toContain('The exchange, 2021<');
    const undated = html(<StatedFigures figures={[{ ...figure, year: null }]} />);
    expect(undated).toContain('The exchange, undated<');
    expect(undated).toMatch(/<span>USD <\/span><b[^>]*>3.73<\/b><span> billion<\/span>/);
  });

  it('name the rows of a table by its first column, and each cell by its head for narrow screens', () => {
    const table = html(
      <Grid grid={{ head: [[], ['Shares']], rows: [[['Income'], ['Dividends']]] }} caption={['Two ways']} />,
    );
    expect(table).toContain('<caption>Two ways</caption>');
    expect(table).toContain('<tr><td></td><th scope="col">Shares</th></tr>');
    expect(table).toContain('<th scope="row">Income</th><td data-head="Shares"><span>Dividends</span></td>');
  });

  it('set a table of one row as facts, and a paragraph that is a link as a way on', () => {
    const flow = html(
      <FlowText
        of={[
          { type: 'table', head: [['It costs']], rows: [[['Nothing']]] },
          { type: 'paragraph', children: [{ type: 'link', to: { kind: 'page', href: '/a' }, children: ['Go'] }] },
        ]}
      />,
    );
    expect(flow).toContain('<dt>It costs</dt><dd>Nothing</dd>');
    expect(flow).toMatch(/<p class="[^"]*go[^"]*"><a class="[^"]*way[^"]*" href="\/a"[^>]*>Go<\/a><\/p>/);
  });

  it('mark a link that leaves the site, and name the kind of file it leads to', () => {
    const out = html(<ArticleLink to={{ kind: 'out', href: 'https://a.example/fees.pdf' }}>Fees</ArticleLink>);
    expect(out).toContain('target="_blank" rel="noopener"');
    expect(out).toContain('(external, opens in a new tab)');
    const to = { kind: 'out' as const, href: 'https://a.example/fees.pdf?v=2' };
    expect(html(<Documents ways={[{ to, label: ['Fees'], note: [] }]} />)).toContain('<span>PDF</span>');
  });
});
