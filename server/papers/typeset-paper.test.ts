import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Paper, PaperDrawing } from '#app/exports/paper.ts';
import { createPdfEngine, type PdfEngine } from '../documents/pdf.ts';
import { structureOf } from './test-structure.ts';
import { typesetPaper } from './typeset-paper.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfEngine();
});

const LINE: PaperDrawing = {
  kind: 'line',
  alt: 'Average daily value: highest 420.00 in March 2026.',
  name: 'Average daily value, AED million',
  size: [1_000, 400],
  parts: [
    [
      [42, 300],
      [125, 120],
    ],
    [[292, 200]],
  ],
  levels: [{ down: 200, text: '200.00' }],
  ends: ['December 2025', 'November 2026'],
};
const BARS: PaperDrawing = {
  kind: 'bars',
  alt: 'Net buying of each group.',
  name: 'Bought less sold, AED million.',
  zero: 400,
  bars: [
    { name: 'Individuals', from: 0, width: 400, amount: '−12.00' },
    { name: 'Institutions', from: 400, width: 600, amount: '18.00' },
  ],
};

const paper = (over: Partial<Paper> = {}): Paper => ({
  lang: 'en',
  dir: 'ltr',
  title: 'Daily bulletin, 17 Nov, 2026',
  source: 'An Exchange',
  facts: ['Figures as of the close of 17 Nov, 2026', 'Revision 1'],
  lead: 'The index rose 0.41% and closed at 5,312.50 points.',
  notice: 'Simulated market',
  address: 'https://example.org/en/bulletins?period=2026-11-17',
  pageWords: ['Page', 'of'],
  sections: [
    {
      title: 'Market',
      text: null,
      drawing: LINE,
      tables: [{ title: 'Trading', head: null, rows: [['Value traded', '1,234,567']] }],
      wide: false,
    },
    {
      title: 'Trading by type of investor',
      text: null,
      drawing: BARS,
      tables: [],
      wide: false,
    },
    {
      title: 'Every security',
      text: null,
      drawing: null,
      tables: [
        {
          title: null,
          head: [
            { text: 'Symbol', end: false },
            { text: 'Change %', end: true },
          ],
          rows: Array.from({ length: 90 }, (_, at) => [`SYM${at}`, `−0.${10 + at}%`]),
        },
      ],
      wide: true,
    },
  ],
  madeAt: 1_794_900_000,
  ...over,
});

/** All objects of a file as text. */
async function unpacked(bytes: Buffer): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .join('\n');
}

async function pagesOf(one: Paper): Promise<string[]> {
  const facts = engine.read(await typesetPaper(one));
  if (facts.kind !== 'read') throw new Error(facts.reason);
  return facts.pages.map(({ text }) => text);
}

describe('a paper', () => {
  it('is the same, byte for byte, each time', async () => {
    expect((await typesetPaper(paper())).equals(await typesetPaper(paper()))).toBe(true);
  });

  it('is read back with its title, its figures, and on every page its source, address and number', async () => {
    const pages = await pagesOf(paper());
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('Daily bulletin, 17 Nov, 2026');
    expect(pages[0]).toContain('1,234,567');
    pages.forEach((text, at) => {
      expect(text).toContain('An Exchange');
      expect(text).toContain('https://example.org/en/bulletins?period=2026-11-17');
      expect(text.replace(/\s+/g, ' ')).toContain(`Page ${at + 1} of ${pages.length}`);
    });
    // The header of a table is repeated on each of its pages.
    for (const text of pages.slice(1)) expect(text).toContain('Symbol');
    expect(pages.join(' ')).toContain('SYM89');
  });

  it('in Arabic has joined letters of the exchange’s typeface', async () => {
    const bytes = await typesetPaper(
      paper({ lang: 'ar', dir: 'rtl', title: 'النشرة اليومية، 17 نوفمبر 2026', source: 'بورصة دبي للأوراق المالية' }),
    );
    expect(await unpacked(bytes)).toContain('IBMPlexSansArabic');
    expect(await unpacked(bytes)).toMatch(/\/Lang ?\(ar\)/);
    const facts = engine.read(bytes);
    expect(facts.kind === 'read' && facts.pages[0]!.text).toContain('2026');
  });

  it('is small though it has a tag for each cell', async () => {
    const [{ tables }] = paper().sections.slice(-1) as [Paper['sections'][number]];
    const rows = Array.from({ length: 20 }, () => tables[0]!.rows).flat();
    const long = paper({ sections: [{ ...paper().sections.at(-1)!, tables: [{ ...tables[0]!, rows }] }] });
    const bytes = await typesetPaper(long);
    expect((await structureOf(bytes)).flat().filter((type) => type === 'TD')).toHaveLength(3_600);
    expect(bytes.length).toBeLessThan(400_000);
    expect((await pagesOf(long)).join(' ').match(/SYM89/g)).toHaveLength(20);
  });

  it('keeps text as text: what looks like markup is none', async () => {
    expect((await pagesOf(paper({ title: '#panic("x") *bold* $1$ <label>' })))[0]).toContain('*bold* $1$');
  });

  it.each(['en', 'ar'] as const)('in %s says in words what its drawings show, which are no pictures', async (lang) => {
    const bytes = await typesetPaper(paper({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }));
    const [first] = await structureOf(bytes);
    expect(first!.filter((type) => type.startsWith('Figure'))).toEqual([`Figure: ${LINE.alt}`, `Figure: ${BARS.alt}`]);
    expect(await unpacked(bytes)).not.toContain('/Subtype /Image');
    const [words] = await pagesOf(paper());
    for (const text of ['200.00', 'December 2025', '−12.00']) expect(words).toContain(text);
  });

  it.each(['en', 'ar'] as const)(
    'in %s says its structure: headings in order, tables with their heads',
    async (lang) => {
      const bytes = await typesetPaper(paper({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }));
      expect(/pdfuaid:part\W+1/.test(bytes.toString('latin1'))).toBe(true);
      const [first, ...others] = await structureOf(bytes);
      expect(first!.filter((type) => /^H\d$/.test(type))).toEqual(['H1', 'H2', 'H3', 'H2']);
      expect(first!.filter((type) => type === 'Table')).toHaveLength(1);
      expect(others[0]!.filter((type) => /^H\d$|^TH$/.test(type))).toEqual(['H2', 'TH', 'TH']);
      for (const types of others) expect(types.filter((type) => type === 'TD').length).toBeGreaterThan(10);
    },
  );
});
