import { describe, expect, it } from 'vitest';
import { checkSideBySide } from './side-by-side.ts';
import { treeOf } from './tree.ts';

describe('the journeys that run side by side', () => {
  const findings = (source: string, order: string[], alone: string[] = []) =>
    checkSideBySide(treeOf({ 'tests/tabs.test.ts': source }), order, alone).map(({ file, line }) => `${file}:${line}`);

  it('may read, in the list of their order or not', () => {
    const reading = "import { journey } from './support/journey.ts';";
    expect(findings(reading, ['tabs'])).toEqual([]);
    expect(findings(reading, [])).toEqual([]);
  });

  describe.each([
    "import { startNginx } from './support/nginx.ts';",
    "import { askAndReadNothing } from './support/flood.ts';",
    "import { startFaultyWorld } from './support/faulty-world.ts';",
    "import { memoryUsed } from './support/memory-used.ts';",
  ])('may not disturb each other: %s', (source) => {
    it.each([[['tabs']], [[]]])('in the order %j', (order) => {
      expect(findings(`\n${source}`, order)).toEqual(['tests/tabs.test.ts:2']);
    });

    it('and may do so alone', () => {
      expect(findings(`\n${source}`, [], ['tabs'])).toEqual([]);
    });
  });

  it('are named once, in one of the lists, and exist', () => {
    const wrong = 'tests/side-by-side.ts:1';
    expect(findings('', ['tabs', 'tabs', 'gone'])).toEqual([wrong, wrong]);
    expect(findings('', ['tabs'], ['tabs'])).toEqual([wrong]);
    expect(findings('', [], ['gone'])).toEqual([wrong]);
  });

  it('do not include helpers, nor tests of the recorded answers', () => {
    const source = "import { startNginx } from './support/nginx.ts';";
    const tree = treeOf({ 'tests/support/proxy.ts': source, 'tests/samples/numbers.test.ts': source });
    expect(checkSideBySide(tree, [], [])).toEqual([]);
  });
});
