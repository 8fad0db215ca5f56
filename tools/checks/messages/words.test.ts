import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { checkWords } from './words.ts';

const catalog = (text: string) => `msgid ""\nmsgstr ""\n\nmsgid "records.held"\nmsgstr "${text}"\n`;
const findings = (file: string, text: string) =>
  checkWords(treeOf({ [file]: text })).map(({ line, message }) => `${line} ${message}`);
const english = (text: string) => findings('messages/en/records.po', catalog(text));
const arabic = (text: string) => findings('messages/ar/records.po', catalog(text));

describe('the words of the site', () => {
  it('are those of a clerk to a customer', () => {
    expect(english('We have no data for this day.')).toEqual([]);
    expect(english('Nothing is held of this day.')).toEqual([
      '5 “held”: write owned, recorded, available.',
      '5 “Nothing is”: write no, and the noun.',
    ]);
    expect(english('The list stands by turnover')).toHaveLength(2);
    expect(english('“{value}” is no date.')).toHaveLength(1);
    expect(english('Open for 10 days at least.')).toHaveLength(1);
  });

  it('leave ordinary English alone', () => {
    expect(english('There is no trading on {asked}. It is no longer listed, at least 10 days later.')).toEqual([]);
    expect(english('{ticker} rose')).toEqual([]);
  });

  it('are not English sentences in Arabic letters', () => {
    expect(arabic('لم تتوفر هذه البيانات بعد.')).toEqual([]);
    expect(arabic('لم تُقرأ هذه البيانات بعد.')).toEqual(['5 “تُقرأ”: write تُحدَّث، لم تتوفر بعد.']);
    expect(arabic('يقود كل سطر إلى المادة')).toHaveLength(1);
    expect(arabic('تلتقي الأوامر في مزاد')).toHaveLength(1);
    expect(arabic('جميع الأرقام من نسج الخيال')).toHaveLength(1);
    expect(arabic('لا إجراءات معروفة على هذه الورقة المالية.')).toHaveLength(1);
  });

  it('tell what is read by its vowel signs, whatever theirs on other words', () => {
    expect(arabic('كيف تقرأ السعر')).toEqual([]);
    expect(arabic('الكُلفة')).toEqual(['5 “الكلفة”: write تكلفة.']);
  });

  it('are held in articles, the glossary and the rules, but not in ids and targets of links', () => {
    expect(findings('content/en/a.md', '[Known](page:held)')).toEqual([
      '1 “Known”: write available, announced; or “We have no …”.',
    ]);
    expect(findings('messages/glossary/ar.yaml', 'last:\n  words: المنصة الرئيسية')).toHaveLength(1);
    expect(findings('content/ar/a.md', '## الإصدارات القادمة {#next}')).toHaveLength(1);
    expect(findings('content/rules/1.yaml', '# whoever')).toEqual([]);
    expect(findings('content/rules/1.yaml', 'ar: لا حزم للتداول\nen: whoever')).toHaveLength(2);
    expect(findings('docs/a.md', 'whoever reckons')).toEqual([]);
  });
});
