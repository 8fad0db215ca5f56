import { describe, expect, it } from 'vitest';
import { applicationForm, CV_MOST_BYTES } from './application.ts';
import { readForm, typedOf } from './form.ts';
import { filesOf, pdfFault } from './upload.ts';

const PDF = { bytes: 20, head: '%PDF-' };

describe('the file of a form', () => {
  it('is a PDF by its first bytes, not too large, and the only one', () => {
    expect(pdfFault([PDF], 20)).toBeNull();
    expect(pdfFault([], 20)).toBe('missing');
    expect(pdfFault([PDF, PDF], 20)).toBe('many');
    expect(pdfFault([PDF], 19)).toBe('long');
    for (const head of ['', '%PDF', 'PK\u0003\u0004', ' %PDF', '%pdf-'])
      expect(pdfFault([{ bytes: 20, head }], 20)).toBe('wrong');
  });

  it('is judged by size and number alone while nobody has read it', () => {
    const unread = (bytes: number) => pdfFault([{ bytes, head: null }], 20);
    expect([unread(20), unread(21), unread(0)]).toEqual([null, 'long', 'wrong']);
  });

  it('is none where a browser sends an empty one without a name, or words', () => {
    const data = new FormData();
    data.append('cv', new File([], ''));
    data.append('cv', '%PDF-1.7');
    expect(filesOf(data, 'cv')).toEqual([]);
    data.append('cv', new File([], 'empty.pdf'));
    data.append('other', new File(['x'], 'x.pdf'));
    expect(filesOf(data, 'cv').map(({ name }) => name)).toEqual(['empty.pdf']);
  });
});

describe('an application', () => {
  const rules = applicationForm({ vacancy: 'analyst-2026' });
  const GOOD = {
    vacancy: 'analyst-2026',
    fullName: 'سلمى النعيمي',
    email: 'salma@example.com',
    mobile: '٠٥٠ ١٢٣ ٤٥٦٧',
    country: 'AE',
    languages: 'ar',
    agree: 'yes',
  };
  const read = (
    change: Partial<Record<keyof typeof GOOD | 'note' | 'later', string>>,
    fault: 'missing' | 'long' | null = null,
  ) => readForm(rules, typedOf(rules.fields, Object.entries({ ...GOOD, ...change })), fault);

  it('is right with its file, and has the file’s fault in its place among the others', () => {
    expect(read({})).toMatchObject({
      values: { mobile: '+971501234567', languages: ['ar'], note: null, later: null },
      faults: null,
    });
    expect(Object.entries(read({ agree: '', country: '' }, 'missing').faults!)).toEqual([
      ['country', 'missing'],
      ['cv', 'missing'],
      ['agree', 'missing'],
    ]);
    expect(read({}, 'long').faults).toEqual({ cv: 'long' });
    expect(rules.file).toEqual({ field: 'cv', mostBytes: CV_MOST_BYTES });
  });

  it('is for the vacancy of its page, and its note may be 1,500 characters long', () => {
    expect(read({ vacancy: 'chief-2026' }).faults).toEqual({ vacancy: 'missing' });
    expect(read({ note: 'ب'.repeat(1_500) }).faults).toBeNull();
    expect(read({ note: 'ب'.repeat(1_501) }).faults).toEqual({ note: 'long' });
    expect(read({ note: '784198512345671' }).faults).toEqual({ note: 'private' });
  });
});
