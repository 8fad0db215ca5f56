import { describe, expect, it } from 'vitest';
import { sentenceIn } from './page-index.ts';

describe('the sentence that answers', () => {
  const sentence = (text: string) => sentenceIn(text, ['trading'], new Set())!.text;

  it.each(['Fees apply.\n· No fee for trading', 'Fees apply. | No fee for trading', '– No fee for trading'])(
    'begins with a word: %j',
    (text) => expect(sentence(text)).toBe('No fee for trading'),
  );

  it('begins with a word where it is cut', () => {
    const long = `${'fee '.repeat(40)}· ${'a '.repeat(28)}trading ${'later '.repeat(40)}`;
    expect(sentence(long)).toMatch(/^… [fa]/);
  });

  it('keeps the sign of a figure', () => {
    expect(sentence('−0.5% of trading')).toBe('−0.5% of trading');
  });
});
