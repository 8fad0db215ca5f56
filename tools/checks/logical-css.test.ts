import { describe, expect, it } from 'vitest';
import { checkLogicalCss } from './logical-css.ts';
import { treeOf } from './tree.ts';

const inCss = (text: string) => checkLogicalCss(treeOf({ 'app/ui/card.module.css': text }));
const inView = (text: string) => checkLogicalCss(treeOf({ 'app/ui/card.tsx': text }));

describe('sides in a style sheet', () => {
  it.each([
    'margin-left: 1px',
    'padding-right: 1px',
    'left: 0',
    'border-left: 1px solid',
    'border-right-color: red',
    'border-top-left-radius: 2px',
    'scroll-padding-left: 1px',
    'float: left',
    'text-align: right',
    'transform-origin: left center',
    'margin: 0 1px 2px 3px',
  ])('%s is physical', (declaration) => {
    expect(inCss(`.a {\n  color: red;\n  ${declaration};\n}`)).toMatchObject([{ line: 3 }]);
  });

  it.each([
    'margin-inline-start: 1px',
    'inset-inline: 0',
    'text-align: start',
    'margin: 0 1px 2px 1px',
    'padding: 0 calc(1px + 2px) 1px',
    'background: url(left.svg)',
    'border-start-start-radius: 1px',
    'grid-area: left',
  ])('%s is logical', (declaration) => {
    expect(inCss(`.a { ${declaration}; }`)).toEqual([]);
  });

  it('passes in a block that says why it stays left to right', () => {
    expect(inCss('.axis { /* physical: time runs left to right in both languages */ left: 0; }')).toEqual([]);
    expect(inCss('.axis { /* physical: */ left: 0; }')).toHaveLength(1);
    expect(inCss('.axis { /* physical: time runs left to right */ } .other { left: 0; }')).toHaveLength(1);
  });

  it('is not read from comments', () => {
    expect(inCss('/* .a { left: 0; } */')).toEqual([]);
  });
});

describe('sides in a view', () => {
  it.each([
    'ml-4',
    'pr-[3px]',
    '-left-2',
    'right-0',
    'text-left',
    'float-right',
    'border-l',
    'rounded-tl-md',
    'md:hover:ml-2',
    'rounded-l',
  ])('the class %s is physical', (name) => {
    expect(inView(`export const A = () => <p className="flex ${name}" />;`)).toHaveLength(1);
  });

  it.each(['ms-4', 'pe-2', 'start-0', 'text-start', 'left', 'mlops', 'plot', 'right-hand', 'border-lime-500'])(
    'the word %s is not',
    (name) => {
      expect(inView(`export const A = () => <p className="flex ${name}" />;`)).toEqual([]);
    },
  );

  it('passes with a reason', () => {
    expect(
      inView('export const A = () => (\n  // physical: the plot runs left to right\n  <p className="left-0" />\n);'),
    ).toEqual([]);
  });
});
