import { describe, expect, it } from 'vitest';
import { treeOf } from './tree.ts';
import { checkUtilities } from './utilities.ts';

const found = (className: string) =>
  checkUtilities(treeOf({ 'app/ui/a.tsx': `export const A = () => (\n  <p className=${className} />\n);` }));

describe('the classes of an element', () => {
  it('are four utilities at most', () => {
    expect(found('"mt-4 flex gap-4 text-14"')).toEqual([]);
    expect(found('"mt-4 flex gap-4 text-14 text-muted"')).toMatchObject([{ file: 'app/ui/a.tsx', line: 2 }]);
  });

  it('are of a style module or utilities, not both', () => {
    expect(found('{`${styles.name} mt-4`}')).toMatchObject([{ line: 2 }]);
    expect(found('{`${styles.name} ${grid.table}`}')).toEqual([]);
  });

  it('may be words of the whole site beside either', () => {
    expect(found('"cluster link mt-4 flex gap-4 text-14"')).toEqual([]);
    expect(found('{`${styles.name} light display`}')).toEqual([]);
  });
});
