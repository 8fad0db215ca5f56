import { expect, it } from 'vitest';
import { checkReferences } from './references.ts';
import { treeOf } from './tree.ts';

const PAPERS = {
  'docs/rules.md': '# Rules\n\n## Prices\n\n## 9. Constants\n\n## Call 4 · Disclosures\n',
  'docs/decisions/001-first.md': '# 001 · First\n',
  'domain/tick.ts': '',
};

function messagesOf(source: string, file = 'domain/price.ts'): string[] {
  return checkReferences(treeOf({ ...PAPERS, [file]: source })).map(({ message }) => message);
}

it.each([
  '/** See tick.ts, domain/tick.ts and docs/rules.md. */',
  '/** The step of a price (docs/rules.md, Prices). */',
  '/** A constant (docs/rules.md, section 9); a row (docs/rules.md, call 4). */',
  '// Decided: decision 001.',
  "import './nowhere.ts'; // What stands outside of comments is for the import check.",
  '/** An address such as /x.css, a pattern such as <locale>.po, an example such as ./part.tsx. */',
])('%s leads its reader to something', (source) => {
  expect(messagesOf(source)).toEqual([]);
});

it.each([
  ['// See upstream.md.', "'upstream.md' is no file of the repository."],
  ['/** The step (docs/rules.md, Lots). */', "docs/rules.md has no heading that begins with 'lots'."],
  ['/** See docs/rules.md, sections 9 and 10. */', "docs/rules.md has no heading that begins with '10'."],
  ['/** See docs/rules.md, call 5. */', "docs/rules.md has no heading that begins with 'call 5'."],
  ['// Decision 002 says why.', 'There is no decision 002.'],
  ['// As specification, section 9 has it.', "'specification, section 9': name a section of docs/."],
])('%s leads nowhere', (source, message) => {
  expect(messagesOf(source)).toEqual([message]);
});

it('reads style sheets and documents too, and says the line', () => {
  const tree = treeOf({ ...PAPERS, 'app/a.css': '\n/* lost.ts */', 'docs/a.md': 'a\n\nsee `gone.ts`\n' });
  expect(checkReferences(tree)).toMatchObject([
    { file: 'app/a.css', line: 2 },
    { file: 'docs/a.md', line: 3 },
  ]);
});

it('finds a number that is missing among the decisions', () => {
  const tree = treeOf({ 'docs/decisions/001-first.md': '', 'docs/decisions/003-third.md': '' });
  expect(checkReferences(tree)).toMatchObject([{ file: 'docs/decisions/003' }]);
});
