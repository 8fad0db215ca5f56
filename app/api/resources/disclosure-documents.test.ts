import { beforeAll, describe, expect, it } from 'vitest';
import type { Disclosure, DisclosureFile } from '#domain/disclosure.ts';
import type { DocumentFacts } from '#domain/document-facts.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { fileCell } from '#app/columns/file-formats.ts';
import type { Means } from '#app/api/resource.ts';
import { DISCLOSURE_DOCUMENTS } from './disclosure-documents.ts';

const file = (id: string): DisclosureFile => ({
  id,
  title: `Title of ${id}`,
  createdAt: 0,
  path: `/2026/${id} 1.pdf`,
  language: 'en',
  type: 'news',
});

const FACTS: Record<string, DocumentFacts> = {
  '/2026/read 1.pdf': { kind: 'read', sha256: 'ab', bytes: 1_024, pageCount: 3, pages: [], isCut: false },
  '/2026/refused 1.pdf': { kind: 'refused', reason: 'script' },
};

function site(disclosure: Partial<Disclosure>): Site {
  return {
    locale: 'en',
    origin: 'https://exchange.example',
    now: () => 100,
    documentFacts: async (path: string) => FACTS[path] ?? null,
    store: {
      disclosures: {
        find: async (id: string) =>
          id === 'd1' ? { publishedAt: 90, announcementType: 'Disclosure', ...disclosure } : undefined,
      },
    },
  } as unknown as Site;
}

async function rowsOf(id: string, of: Site) {
  const page = { after: undefined, limit: 100 };
  const found = await DISCLOSURE_DOCUMENTS.load(of, { disclosureId: id }, {} as Means, page);
  return found && found.rows.map((row) => found.columns.map((column) => fileCell(column, row, 'en')));
}

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('the documents of a disclosure', () => {
  it('are all of its files, with size and checksum of those that were fetched', async () => {
    const files = [file('read'), file('refused'), file('new')];
    const base = 'https://exchange.example/documents/2026';
    expect(await rowsOf('d1', site({ files }))).toEqual([
      ['read', 'Title of read', 'en', `${base}/read%201.pdf`, 3, 1_024, 'ab'],
      ['refused', 'Title of refused', 'en', `${base}/refused%201.pdf`, null, null, null],
      ['new', 'Title of new', 'en', `${base}/new%201.pdf`, null, null, null],
    ]);
  });

  it('are none of one that does not exist, or is published later', async () => {
    expect(await rowsOf('d2', site({ files: [] }))).toBeNull();
    expect(await rowsOf('d1', site({ files: [], publishedAt: 101 }))).toBeNull();
  });
});
