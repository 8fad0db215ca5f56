import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Letter } from '#exchange/publications/paper/letter.ts';
import { typeset } from '#exchange/publications/paper/typesetter.ts';
import { madePdf } from './fixtures/made-pdf.ts';
import { createPdfEngine, type PdfEngine } from './pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfEngine();
});

const ALERT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('a document that is read', () => {
  it.each([false, true])('gives its hash, size, pages and words (packed: %s)', (isPacked) => {
    const bytes = madePdf({ pages: ['first figures', 'second figures'], isPacked });
    expect(engine.read(bytes)).toEqual({
      kind: 'read',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      pageCount: 2,
      pages: [
        { width: 595, height: 842, text: 'first figures' },
        { width: 595, height: 842, text: 'second figures' },
      ],
      isCut: false,
    });
  });

  it('gives the first sixty pages of many, and says that there are more', () => {
    const facts = engine.read(madePdf({ pages: Array.from({ length: 70 }, (_, i) => `page ${i}`) }));
    expect(facts).toMatchObject({ kind: 'read', pageCount: 70, isCut: true });
    expect(facts.kind === 'read' && facts.pages.length).toBe(60);
  });

  it('gives no more characters than it may, and says that there are more', async () => {
    const careful = await createPdfEngine({ pages: 60, characters: 20 });
    const facts = careful.read(madePdf({ pages: ['first figures', 'second figures', 'third'] }));
    expect(facts).toMatchObject({ isCut: true });
    expect(facts.kind === 'read' && facts.pages.map(({ text }) => text)).toEqual(['first figures', 'second ', '']);
  });
});

describe('a document is refused', () => {
  it.each([
    ['runs a script when it is opened', { catalogue: `/OpenAction${ALERT}` }],
    ['keeps the script elsewhere', { catalogue: '/OpenAction 9 0 R', objects: [ALERT] }],
    ['names its scripts', { catalogue: `/Names<</JavaScript<</Names[(a)9 0 R]>>>>`, objects: [ALERT] }],
    ['writes the name in another way', { catalogue: '/OpenAction<</S/J#61vaScript/#4AS(1)>>' }],
    ['starts a program', { catalogue: '/OpenAction<</S/Launch/F(calc.exe)>>' }],
    ['holds a form of another kind', { catalogue: '/AcroForm<</XFA 9 0 R/Fields[]>>', objects: ['(x)'] }],
  ])('that %s, packed or not', (_, made) => {
    for (const isPacked of [false, true])
      expect(engine.read(madePdf({ ...made, isPacked }))).toEqual({ kind: 'refused', reason: 'script' });
  });

  it('that hides other files', () => {
    const catalogue = '/Names<</EmbeddedFiles<</Names[(a.exe)9 0 R]>>>>';
    const objects = ['<</Type/Filespec/F(a.exe)/EF<</F 10 0 R>>>>', '<</Length 2>>\nstream\nMZ\nendstream'];
    expect(engine.read(madePdf({ catalogue, objects }))).toEqual({ kind: 'refused', reason: 'files' });
  });

  it('that nothing can be read of, or that is nothing', () => {
    for (const bytes of ['%PDF-1.7 figures %%EOF', '', 'PK\u0003\u0004', '<p>%PDF-</p>'])
      expect(engine.read(Buffer.from(bytes))).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  it('not for words that look like names of what runs', () => {
    expect(engine.read(madePdf({ pages: ['the JS company, JavaScript and Launch'] }))).toMatchObject({ kind: 'read' });
  });
});

describe('a page that is drawn', () => {
  it('is as wide as was asked, in its own proportion, white where nothing stands', () => {
    const page = engine.draw(madePdf(), 1, 640)!;
    expect([page.width, page.height, page.pixels.length]).toEqual([640, 906, 640 * 906 * 4]);
    expect(page.pixels.subarray(0, 4)).toEqual(Uint8Array.of(255, 255, 255, 255));
    expect(page.pixels.some((value) => value < 50)).toBe(true);
  });

  it('is no larger for a page of a mile', () => {
    const tall = Buffer.from(madePdf().toString('latin1').replace('595 842', '  1 999'), 'latin1');
    expect(engine.draw(tall, 1, 640)).toMatchObject({ width: 3, height: 2_560 });
  });

  it('is not there beyond the last', () => {
    expect(engine.draw(madePdf(), 2, 640)).toBeNull();
  });
});

describe('Arabic words', () => {
  /** Issuers write letters without vowel marks. */
  const withoutMarks = (words: string) => words.replaceAll(/[\u064b-\u0652]/g, '');
  const letter: Letter = {
    lang: 'ar',
    letterhead: 'بورصة دبي للأوراق المالية',
    address: 'دبي، الإمارات العربية المتحدة',
    mark: 'DSX',
    accent: '#0b2545',
    facts: [],
    to: ['إلى جميع الأعضاء والشركات المدرجة'],
    subject: 'الأرباح الموزعة لعام 2026',
    greeting: 'تحية طيبة وبعد،',
    paragraphs: ['لا إله إلا الله', 'كبار مساهمي كُتّاب بعد تغيّر الملكية', 'معلومات جوهرية عن بورصة تجريبية'],
    table: null,
    closing: 'وتفضلوا بقبول فائق التقدير،',
    signatory: { name: 'يوسف', title: 'رئيس العمليات' },
    footer: 'صفحة',
    madeAt: 0,
  };

  it.each([
    'ص.ب. 61963، دبي، الإمارات العربية المتحدة',
    'صادر عن بورصة افتراضية (محاكاة): المصدر والأشخاص',
    'تداول KARAWAN. وتبقى الأسعار',
    'أسهم KARAWAN و JIWAN، وغيرها',
    'سعر السهم 2.50 درهم (بزيادة 1.25%)، مقارنة بالعام',
    'الموافق 9 نوفمبر 2026، الساعة 10:30',
    'من شركة Karawan Airways PJSC (طيران) في دبي.',
  ])('stand with their signs, numbers and symbols in order: %s', (line) => {
    const facts = engine.read(typeset({ ...letter, paragraphs: [line] }));
    const text = facts.kind === 'read' ? facts.pages.map((page) => page.text).join('\n') : '';
    expect(text.split('\n')).toContain(withoutMarks(line));
  });

  it('are read as they were written, their joined letters too', () => {
    const facts = engine.read(typeset(letter));
    const text = facts.kind === 'read' ? facts.pages.map((page) => page.text).join('\n') : '';
    for (const words of [letter.letterhead, letter.to[0], letter.subject, ...letter.paragraphs, letter.signatory.title])
      expect(text).toContain(withoutMarks(words!));
  });
});
