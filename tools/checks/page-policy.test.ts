import { describe, expect, it } from 'vitest';
import { checkPagePolicy } from './page-policy.ts';
import { treeOf } from './tree.ts';

describe('what the content policy would refuse', () => {
  const lines = (source: string) => checkPagePolicy(treeOf({ 'app/ui/bar.tsx': source })).map(({ line }) => line);

  it.each([
    'export const Bar = () => <i style={{ inlineSize: "10%" }} />;',
    'export const Bar = () => <style>{"a{}"}</style>;',
    'element.setAttribute("style", "inline-size: 10%");',
  ])('%s is found', (source) => {
    expect(lines(source)).toEqual([1]);
  });

  it.each([
    'export const Bar = () => <rect width="10%" />;',
    'element.style.inlineSize = "10%";',
    'element.setAttribute("width", "10%");',
  ])('%s is not', (source) => {
    expect(lines(source)).toEqual([]);
  });
});
