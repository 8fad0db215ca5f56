import { describe, expect, it } from 'vitest';
import { checkSideBySide } from './side-by-side.ts';
import { treeOf } from './tree.ts';

describe('the list of journeys that run side by side', () => {
  const findings = (source: string, ...names: string[]) =>
    checkSideBySide(treeOf({ 'tests/tabs.test.ts': source }), names).map(({ file, line }) => `${file}:${line}`);

  it('may name what reads', () => {
    expect(findings("import { journey } from './support/journey.ts';", 'tabs')).toEqual([]);
  });

  it.each([
    "import { startNginx } from './support/nginx.ts';",
    "import { askAndReadNothing } from './support/flood.ts';",
    "import { startFaultyWorld } from './support/faulty-world.ts';",
    "import { memoryUsed } from './support/memory-used.ts';",
  ])('may not name what disturbs: %s', (source) => {
    expect(findings(`\n${source}`, 'tabs')).toEqual(['tests/tabs.test.ts:2']);
  });

  it('names each journey once, and none that is not there', () => {
    expect(findings('', 'tabs', 'tabs', 'gone')).toEqual(['tests/side-by-side.ts:1', 'tests/side-by-side.ts:1']);
  });
});
