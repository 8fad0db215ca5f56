import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { checkGlossary } from './glossary.ts';

const FACTS = `vwap:
  area: prices
  labels: [market.vwap]
  source: usage
  see: [value]
value:
  area: orders
  source: site
  see: [vwap]
`;
const ENGLISH = `vwap:
  term: VWAP
  words: The value of the day divided by its volume.
  formula: VWAP = value ÷ volume
value:
  term: Value
  words: The money that changed hands.
`;
const ARABIC = `vwap:
  term: المتوسط السعري المرجّح بالحجم
  words: قيمة تداول اليوم مقسومة على حجمه.
  formula: المتوسط = القيمة ÷ الحجم
value:
  term: قيمة التداول
  words: المبالغ المتداولة.
`;

const catalog = (text: string) => `msgid ""\nmsgstr ""\n\nmsgid "market.vwap"\nmsgstr "${text}"\n`;

function findings(changed: Record<string, string> = {}): string[] {
  const tree = treeOf({
    'messages/glossary/entries.yaml': FACTS,
    'messages/glossary/en.yaml': ENGLISH,
    'messages/glossary/ar.yaml': ARABIC,
    'messages/en/market.po': catalog('VWAP'),
    'messages/ar/market.po': catalog('المتوسط السعري المرجّح بالحجم'),
    ...changed,
  });
  return checkGlossary(tree).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('the glossary', () => {
  it('passes when both languages explain the same terms and the interface calls them so', () => {
    expect(findings()).toEqual([]);
  });

  it('explains every term in both languages, and no other', () => {
    expect(findings({ 'messages/glossary/ar.yaml': ARABIC.replace('value:', 'turnover:') })).toEqual([
      "messages/glossary/ar.yaml:1 'value' has no words.",
      "messages/glossary/ar.yaml:5 'turnover' is not in messages/glossary/entries.yaml.",
    ]);
  });

  it('is brief', () => {
    const long = ENGLISH.replace('The money that changed hands', `The money ${'that changed hands '.repeat(20)}`);
    expect(findings({ 'messages/glossary/en.yaml': long })[0]).toContain("'value' has 391 characters, and 240");
  });

  it('is written in its own language', () => {
    expect(findings({ 'messages/glossary/ar.yaml': ARABIC.replace('المبالغ المتداولة.', 'The money.') })).toEqual([
      "messages/glossary/ar.yaml:5 'value' is not written in its language.",
    ]);
    expect(findings({ 'messages/glossary/ar.yaml': ARABIC.replace('مقسومة', '٢ مقسومة') })[0]).toContain(
      'Arabic-Indic digits',
    );
  });

  it('has one rendering with the labels that it explains, whatever their units and the Arabic article', () => {
    expect(findings({ 'messages/en/market.po': catalog('VWAP (AED)') })).toEqual([]);
    expect(findings({ 'messages/en/market.po': catalog('Average price') })).toEqual([
      "messages/en/market.po:4 'market.vwap' says 'Average price', and the glossary calls 'vwap' 'VWAP': one rendering each.",
    ]);
    expect(findings({ 'messages/ar/market.po': catalog('متوسط سعري مرجّح بالحجم (درهم)') })).toEqual([]);
    expect(findings({ 'messages/ar/market.po': catalog('متوسط السعر') })[0]).toContain('one rendering each');
  });

  it('names labels and further terms that are there', () => {
    expect(findings({ 'messages/glossary/entries.yaml': FACTS.replace('market.vwap', 'market.mean') })[0]).toContain(
      "No catalog has the label 'market.mean' of 'vwap'.",
    );
    expect(findings({ 'messages/glossary/entries.yaml': FACTS.replace('[value]', '[volume]') })).toEqual([
      "messages/glossary/entries.yaml:1 'vwap' sends the reader to 'volume', which is no other term.",
    ]);
  });

  it('says where a file cannot be read', () => {
    expect(findings({ 'messages/glossary/entries.yaml': FACTS.replace('orders', 'somewhere') })[0]).toMatch(
      /^messages\/glossary\/entries\.yaml:6 'value\.area'/,
    );
    expect(findings({ 'messages/glossary/en.yaml': 'vwap: [' })[0]).toMatch(/^messages\/glossary\/en\.yaml:\d/);
  });
});
