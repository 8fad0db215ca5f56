import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { disclosure } from '#store/contract/samples.ts';
import { savedName } from './known-documents.ts';

const LATIN = '/2026/Mar/2/cacf753b/JIWAN GM INV A 02 03 2026.Pdf.pdf';
const publishedAt = marketInstant('2026-03-02', '09:46');

describe('the name under which a file is saved', () => {
  const arabic = (headline: string) => disclosure({ lang: 'ar', symbol: 'JIWAN', headline, publishedAt });

  it('is Arabic for an Arabic file that its issuer named in Latin codes', () =>
    expect(savedName(arabic('دعوة إلى اجتماع الجمعية العمومية السنوية'), LATIN)).toBe(
      'JIWAN دعوة إلى اجتماع الجمعية العمومية السنوية 2026-03-02.pdf',
    ));

  it('holds nothing that file systems refuse or that turns its direction', () =>
    expect(savedName(arabic('نتائج: الربع/الثالث\u202e "أ"'), LATIN)).toBe(
      'JIWAN نتائج الربع الثالث أ 2026-03-02.pdf',
    ));

  it('is the issuer’s own where that is Arabic, where the headline is not, and for English files', () => {
    const own = '/2026/Mar/2/1/دعوة.pdf';
    expect(savedName(arabic('دعوة'), own)).toBe('دعوة.pdf');
    expect(savedName(arabic('BOD meeting'), LATIN)).toBe('JIWAN GM INV A 02 03 2026.Pdf.pdf');
    expect(savedName(disclosure({ lang: 'en', headline: 'BOD meeting', publishedAt }), LATIN)).toBe(
      'JIWAN GM INV A 02 03 2026.Pdf.pdf',
    );
  });
});
