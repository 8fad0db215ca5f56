import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { checkContent } from './content.ts';

const PATH = 'other/disclaimer';
const front = (words: string, reviewed = '2026-11-20') =>
  `---\ntitle: ${words}\ndescription: ${words}\nlead: ${words}\nreviewed: ${reviewed}\n---\n`;

function findings(en: string, ar: string, fronts: [string, string] = [front('Word'), front('كلمة')]): string[] {
  const tree = treeOf({ [`content/en/${PATH}.md`]: fronts[0] + en, [`content/ar/${PATH}.md`]: fronts[1] + ar });
  return checkContent(tree)
    .filter(({ file, message }) => file.includes(PATH) && !message.includes('no page shows it'))
    .map(({ file, line, message }) => `${file.slice(8, 10)}:${line} ${message}`);
}

const steps = (count: number, word: string) => `:::steps\n${`### ${word}\n${word}\n\n`.repeat(count)}:::\n`;
const questions = (count: number, word: string) => `:::questions\n${`### ${word}\n${word}\n\n`.repeat(count)}:::\n`;
const table = (columns: number, rows: number, word: string) =>
  `${[[word], ['---'], ...Array.from({ length: rows }, () => [word])].map(([cell]) => `|${`${cell}|`.repeat(columns)}`).join('\n')}\n`;

describe('the two languages of an article', () => {
  it('pass when they say the same in the same blocks', () => {
    const en = `Word 1,200.50 [go](page:home)\n\n${steps(2, 'word')}\n${table(2, 3, 'word')}`;
    const ar = `كلمة 1,200.5 [هنا](page:home)\n\n${steps(2, 'كلمة')}\n${table(2, 3, 'كلمة')}`;
    expect(findings(en, ar)).toEqual([]);
  });

  it.each([
    ['another block', 'Word', '- كلمة', 'has a paragraph, the Arabic a list of 1.'],
    ['a block more', 'Word', 'كلمة\n\nكلمة', 'has nothing, the Arabic a paragraph.'],
    ['another order', '## Word\n\nWord', 'كلمة\n\n## كلمة', 'has a heading ##, the Arabic a paragraph.'],
    ['another level', '## Word', '### كلمة', 'has a heading ##, the Arabic a heading ###.'],
    ['fewer steps', steps(3, 'word'), steps(2, 'كلمة'), 'has 3 steps'],
    ['fewer questions', questions(2, 'word'), questions(1, 'كلمة'), 'has 2 questions'],
    [
      'fewer rows',
      table(2, 3, 'word'),
      table(2, 2, 'كلمة'),
      'of 2 columns and 3 rows, the Arabic a table of 2 columns',
    ],
    ['fewer columns', table(3, 1, 'word'), table(2, 1, 'كلمة'), 'of 3 columns and 1 rows'],
    ['other live rows', '::securities{kind=reit}', '::securities{kind=etf}', '::securities of 6 reit, the Arabic'],
    ['another figure', 'Word 3.73', 'كلمة 3.37', 'The Arabic lacks the figure 3.73.'],
    ['another year', 'Word in 2021', 'كلمة في 2022', 'The English lacks the figure 2022.'],
    ['another link', '[w](page:home)', '[ك](page:market-watch)', 'The Arabic lacks the link to page:home.'],
    ['one link less', '[w](page:home) [w](page:home)', '[ك](page:home) ك', 'The Arabic lacks the link to page:home.'],
  ])('fail with %s', (_name, en, ar, message) => {
    expect(findings(en, ar).join('\n')).toContain(message);
  });

  it('fail when one was reviewed on another day, or states another figure in its front matter', () => {
    const fronts: [string, string] = [front('Word 5'), front('كلمة 6', '2026-11-21')];
    expect(findings('Word', 'كلمة', fronts)).toEqual([
      'ar:1 title: The Arabic lacks the figure 5.',
      'ar:1 title: The English lacks the figure 6.',
      'ar:1 description: The Arabic lacks the figure 5.',
      'ar:1 description: The English lacks the figure 6.',
      'ar:1 lead: The Arabic lacks the figure 5.',
      'ar:1 lead: The English lacks the figure 6.',
      'ar:1 reviewed: the English page says 2026-11-20, the Arabic 2026-11-21.',
    ]);
  });

  it('are each in their own script, with Latin digits', () => {
    expect(findings('كلمة', 'Word')).toEqual([
      "en:7 Arabic letters in English: 'كلمة'.",
      "ar:7 No Arabic letter: 'Word'.",
    ]);
    expect(findings('Word 5', 'كلمة ٥')).toEqual(["ar:7 Digits are Latin: 'كلمة ٥'."]);
    expect(findings('| ISIN |\n|---|\n| PDF |', '| ISIN |\n|---|\n| PDF |')).toEqual([]);
  });

  it('are both there', () => {
    const tree = treeOf({ [`content/ar/${PATH}.md`]: front('كلمة') });
    expect(checkContent(tree).filter(({ file }) => file.includes(PATH))).toMatchObject([
      { file: `content/en/${PATH}.md`, message: expect.stringContaining('missing') as string },
    ]);
  });

  it('are there for every address that the site map gives to them', () => {
    expect(checkContent(treeOf({})).map(({ file, message }) => `${file} ${message}`)).toContain(
      "content/ar/investing/products/reits.md This article is missing: app/site-map.ts says that '/investing/products/reits' is built.",
    );
  });

  it('stand at an address of the site, and lead to headings that exist', () => {
    expect(
      checkContent(treeOf({ 'content/en/a/b.md': front('Word'), 'content/ar/a/b.md': front('كلمة') }))[0]?.message,
    ).toBe("app/addresses.ts has no address '/a/b'.");
    expect(findings('[w](page:other-disclaimer#x)', '[ك](page:other-disclaimer#x)')).toEqual([
      "en:7 No heading of 'other-disclaimer' is '#x'.",
      "ar:7 No heading of 'other-disclaimer' is '#x'.",
    ]);
  });
});
