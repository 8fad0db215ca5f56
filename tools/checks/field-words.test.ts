import { describe, expect, it } from 'vitest';
import { checkFieldWords } from './field-words.ts';
import { treeOf } from './tree.ts';

const found = (file: string, text: string) =>
  checkFieldWords(treeOf({ [file]: text })).map(({ line, message }) => [line, message.split(':')[0]]);

describe('names in the field’s words', () => {
  it('are asked of files and of what they declare', () => {
    expect(found('app/ui/table-twin.tsx', 'export const one = 1;')).toEqual([[1, "'tableTwin'"]]);
    expect(found('app/a.ts', 'const two = 2;\nfunction askedList() {}')).toEqual([[2, "'askedList'"]]);
  });

  it('are not asked of strings, nor of ordinary words of comments', () => {
    expect(found('app/a.ts', "// The trouble with this\nconst asked = 'askedList';")).toEqual([]);
    expect(found('docs/a.md', 'askedList')).toEqual([]);
  });

  it('are asked of comments too', () => {
    expect(found('app/a.ts', '// The newest of the tape.\nconst one = 1;')).toEqual([[1, '“the tape”']]);
    expect(found('app/a.ts', "const one = 'the tape';")).toEqual([]);
  });

  it('leave a column of the database its first name', () => {
    expect(found('store/ingest-jobs.ts', 'const trouble = 1;')).toEqual([]);
    expect(found('ingest/job.ts', 'const trouble = 1;')).toEqual([[1, "'trouble'"]]);
  });
});
