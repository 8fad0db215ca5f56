import { describe, expect, it } from 'vitest';
import { treeOf } from '../checks/tree.ts';
import { checkRules } from '../checks/content/rules.ts';

const words = (en: string, ar: string) => `{ en: '${en}', ar: '${ar}' }`;
const TITLE = words('Word', 'كلمة');
const TEXT = `text: ${words('Word 5.', 'كلمة 5.')}`;

function messages(versions: string, numbers: { chapter?: string; rule?: string } = {}): string[] {
  const { chapter = '1.1', rule = '1.1.1' } = numbers;
  const source = `module: '1'
title: ${TITLE}
chapters:
  - chapter: '${chapter}'
    title: ${TITLE}
    rules:
      - rule: '${rule}'
        title: ${TITLE}
        versions:
${versions
  .split('\n')
  .map((line) => `          ${line}`)
  .join('\n')}
`;
  return checkRules(treeOf({ 'content/rules/1-general.yaml': source })).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

const FIRST = `- from: 2022-01-03\n  ${TEXT}`;
const then = (from: string, rest: string) => `${FIRST}\n- from: ${from}\n  ${rest}`;
const CHANGE = `change: ${TITLE}`;

describe('the source of a rule', () => {
  it('passes with versions in order, and a repeal', () => {
    expect(messages(FIRST)).toEqual([]);
    expect(messages(then('2024-07-01', `circular: 05/2024\n  ${CHANGE}\n  ${TEXT}`))).toEqual([]);
    expect(messages(then('2024-07-01', CHANGE))).toEqual([]);
  });

  it.each([
    ['two versions of one day', then('2022-01-03', `${CHANGE}\n  ${TEXT}`), 'not in the order of their days'],
    ['a version that says nothing of its change', then('2024-07-01', TEXT), 'says nowhere what it changed'],
    ['a first version without a text', '- from: 2022-01-03', 'has a text, and changes nothing'],
    ['a day that is none', `- from: 2022-02-30\n  ${TEXT}`, 'is no day'],
    [
      'a circular without its year',
      then('2024-07-01', `circular: '5'\n  ${CHANGE}\n  ${TEXT}`),
      'is no number of a circular',
    ],
    ['a text in one language', "- from: 2022-01-03\n  text: { en: 'Word' }", 'text.ar'],
    ['another figure', `- from: 2022-01-03\n  text: ${words('Word 5', 'كلمة 6')}`, 'The Arabic lacks the figure 5.'],
    ['another block', `- from: 2022-01-03\n  text: ${words('Word', '- كلمة')}`, 'has a paragraph, the Arabic a list'],
    ['English in Arabic', `- from: 2022-01-03\n  text: ${words('Word', 'Word')}`, 'No Arabic letter'],
  ])('fails with %s', (_name, versions, message) => {
    expect(messages(versions).join('\n')).toContain(message);
  });

  it('fails where a number does not say where the rule stands', () => {
    expect(messages(FIRST, { rule: '1.2.1' })).toEqual([
      "7 '1.2.1' is no number below 1.1 that is greater than the one before it.",
    ]);
    expect(messages(FIRST, { chapter: '2.1', rule: '2.1.1' })[0]).toContain("'2.1' is no number below 1");
  });
});
