import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madePdf, pdfBomb } from './fixtures/made-pdf.ts';
import { PDF, SHA256 } from './fixtures/test-documents.ts';
import { createPdfReader, PdfFault } from './pdf-reader.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'manara-documents-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the thread that reads', () => {
  it('gives up a document that takes too long, and reads the next', async () => {
    const path = join(dir, 'a.pdf');
    writeFileSync(path, madePdf({ pages: Array.from({ length: 400 }, (_, i) => `page ${i}`) }));
    const hurried = createPdfReader({ jobMs: 1 });
    await expect(hurried.read(path)).rejects.toThrow('within 1 ms');
    await hurried.close();
    const patient = createPdfReader({ idleMs: 1 });
    for (let times = 0; times < 2; times += 1) {
      expect(await patient.read(path)).toMatchObject({ kind: 'read', pageCount: 400 });
      await sleep(20);
    }
    await patient.close();
  });

  it('gives up a document that unfolds beyond all measure, and reads the next', { timeout: 30_000 }, async () => {
    writeFileSync(join(dir, 'bomb.pdf'), pdfBomb(500));
    writeFileSync(join(dir, 'a.pdf'), PDF);
    const one = createPdfReader();
    for (const pending of [one.read(join(dir, 'bomb.pdf')), one.draw(join(dir, 'bomb.pdf'), 1, 640)])
      await expect(pending).rejects.toBeInstanceOf(PdfFault);
    expect(await one.read(join(dir, 'a.pdf'))).toMatchObject({ sha256: SHA256 });
    await one.close();
  });

  it('tells of a file that is not there, and reads the next', async () => {
    writeFileSync(join(dir, 'a.pdf'), PDF);
    const one = createPdfReader();
    await expect(one.read(join(dir, 'none.pdf'))).rejects.toThrow('ENOENT');
    expect(await one.read(join(dir, 'a.pdf'))).toMatchObject({ sha256: SHA256 });
    await one.close();
  });
});
