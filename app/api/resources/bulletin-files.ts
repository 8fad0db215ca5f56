import { createHash } from 'node:crypto';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { bulletinQuery } from '#app/blocks/bulletins/bulletin-filters.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { HeldBulletin } from '#app/data/bulletins/bulletins.ts';
import { answerRows } from '#app/exports/answer.ts';
import { pathOf } from '#app/page-path.ts';
import type { Text } from '#messages/text.tsx';
import { NotYet } from '#app/api/not-yet.ts';
import type { Means } from '#app/api/resource.ts';

const PAGE = 'the-exchange-bulletins';
/**
 * A workbook contains the minute in which it was made (decision 018): no two are the same, so a checksum would be
 * meaningless.
 */
const FORMATS = ['pdf', 'json', 'csv'] as const;
const ASK_AGAIN_S = 5;

/** A file of one revision of a bulletin. Its size and checksum are of the bytes sent, before compression. */
interface BulletinFile {
  format: (typeof FORMATS)[number];
  language: Locale;
  url: string;
  bytes: number;
  sha256: string;
}

export function bulletinFileColumns(t: Text): Column<BulletinFile>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'format', own('format'), ({ format }) => format),
    column('code', 'language', own('language'), ({ language }) => language),
    column('count', 'bytes', own('bytes'), ({ bytes }) => bytes),
    column('code', 'sha256', 'SHA-256', ({ sha256 }) => sha256),
    column('address', 'url', own('url'), ({ url }) => url),
  ];
}

/** The files of that revision in every language; files that nobody has requested yet are written. */
export async function bulletinFiles(held: HeldBulletin, { siteIn, write }: Means): Promise<BulletinFile[]> {
  const files: BulletinFile[] = [];
  // One after the other: documents are set on one thread, which readers wait for too.
  for (const language of LOCALE_CODES)
    for (const format of FORMATS) {
      const site = siteIn(language);
      const { kind, period } = held.period;
      const query = bulletinQuery({ kind, period, revision: held.revision });
      const url = `${site.origin}/${language}${pathOf(PAGE)}.${format}${query}`;
      const sums = await site.shared(`sums of ${url}`, async (own) => {
        return sumsOf(await answerRows({ ...ASKED, file: format, request: new Request(url), write }, own));
      });
      files.push({ format, language, url, ...sums });
    }
  return files;
}

const ASKED = {
  route: PAGE,
  fault(error: unknown): never {
    throw error;
  },
};

async function sumsOf(response: Response): Promise<Pick<BulletinFile, 'bytes' | 'sha256'>> {
  // Too many files are waiting to be written.
  if (response.status === 503) throw new NotYet(ASK_AGAIN_S, 'busy');
  if (!response.ok) throw new Error(`A file of a bulletin was answered ${response.status}.`);
  const body = new Uint8Array(await response.arrayBuffer());
  return { bytes: body.byteLength, sha256: createHash('sha256').update(body).digest('hex') };
}
