import { describe, expect, it } from 'vitest';
import type { FileSubject, FileWords } from '#domain/file-words.ts';
import { queryTerm, queryWords } from '#domain/search-words.ts';
import type { OpenedStore } from '../contract.ts';
import { disclosure, NOON } from './samples.ts';

const wanted = (query: string) => ({ asked: queryWords(query).map(queryTerm), until: NOON + 100, take: 10 });
const inFiles = (query: string, subject: FileSubject = 'disclosure') => ({ ...wanted(query), subject });

export function searchContract(store: OpenedStore): void {
  describe('disclosures by their words', () => {
    const rows = [
      disclosure({ id: 's1', symbol: 'SRCH', headline: 'Cash dividends for 2025', publishedAt: NOON + 1, files: [] }),
      disclosure({
        id: 's2',
        lang: 'ar',
        symbol: 'SRCH',
        headline: 'توزيعات الأرباح',
        publishedAt: NOON + 2,
        files: [],
      }),
      disclosure({ id: 's3', symbol: 'SRCH', headline: 'A dividend withdrawn', publishedAt: NOON + 200, files: [] }),
      disclosure({ id: 's4', symbol: 'SRCH', headline: 'Dividend calendar', announcementType: 'News', files: [] }),
    ];
    const ids = async (query: string, isOwn = true) =>
      (await store().disclosures.search({ ...wanted(`srch ${query}`), isOwn })).map(({ id }) => id);

    it('are found in either language, whatever the form of the word, the newest first and nothing of later', async () => {
      await store().disclosures.save(rows, NOON);
      expect(await ids('')).toEqual(['s2', 's1']);
      expect(await ids('dividend'), 'the kind is a word in both languages').toEqual(['s2', 's1']);
      expect(await ids('divid 2025')).toEqual(['s1']);
      expect(await ids('ربح')).toEqual(['s2']);
      expect(await ids('أرباح')).toEqual(['s2']);
      expect(await ids('توزيع')).toEqual(['s2']);
      expect(await ids('meeting')).toEqual([]);
      expect(await ids('dividend', false)).toEqual(['s4']);
    });
  });

  describe('words of files', () => {
    const file = (change: Partial<FileWords>): FileWords => ({
      path: '/w/1.pdf',
      subject: 'disclosure',
      id: 'w1',
      lang: 'en',
      title: { en: 'Board meeting', ar: null },
      issuer: null,
      code: null,
      publishedAt: NOON,
      text: 'The zirconium smelter was commissioned.',
      ...change,
    });

    it('are found with those of the headline, and overwritten when the file is read again', async () => {
      const { fileWords } = store();
      await fileWords.save([file({}), file({ path: '/w/2.pdf', text: 'لم يُذكر \u0000 الزركون' })]);
      expect(await fileWords.search(inFiles('smelters zirconium'))).toEqual([file({})]);
      expect((await fileWords.search(inFiles('meeting zirconium'))).map(({ path }) => path)).toEqual(['/w/1.pdf']);
      expect((await fileWords.search(inFiles('زركون'))).map(({ path }) => path)).toEqual(['/w/2.pdf']);
      expect(await fileWords.search(inFiles('zirconium', 'circular'))).toEqual([]);
      expect(await fileWords.known(['/w/1.pdf', '/w/3.pdf'])).toEqual(new Set(['/w/1.pdf']));
      await fileWords.save([file({ text: 'Nothing of it.' })]);
      expect(await fileWords.search(inFiles('zirconium'))).toEqual([]);
      expect(await fileWords.search({ ...inFiles('meeting'), until: NOON - 1 })).toEqual([]);
    });
  });
}
