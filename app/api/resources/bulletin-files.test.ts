import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulletinOf } from '#domain/bulletin-of.ts';
import { anyBulletinPeriod } from '#domain/bulletin-period.ts';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { sampleMarket } from '#domain/sample-bulletin.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { FileHead } from '#app/exports/file-job.ts';
import { NotYet } from '#app/api/not-yet.ts';
import type { Means } from '#app/api/resource.ts';
import { bulletinFiles } from './bulletin-files.ts';

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

const DAY = '2026-11-17';
const MADE = marketInstant(DAY, '15:45');
const BULLETIN = bulletinOf(anyBulletinPeriod(DAY)!, sampleMarket('2025-11-03', DAY))!;
const HELD = { period: anyBulletinPeriod(DAY)!, revision: 1, madeAt: MADE };

const siteIn = (locale: Locale): Site => {
  const site = {
    locale,
    exchange,
    origin: 'https://exchange.example',
    now: () => marketInstant('2026-11-18', '11:00'),
    live: { clock: () => ({ simulated: true, speed: 1 }), ageMs: () => 0 },
    store: {
      documents: {
        revisions: async () => ({ [`daily:${DAY}`]: { count: 0, changedAt: MADE } }),
        find: async () => ({ value: BULLETIN, recordedAt: MADE }),
      },
    },
    shared: (_name: string, make: (own: Site) => unknown) => make(site as unknown as Site),
  };
  return site as unknown as Site;
};
/** What a thread would write: bytes that identify the file. */
const written = (head: FileHead) => new TextEncoder().encode(JSON.stringify(head)) as Uint8Array<ArrayBuffer>;
const means = (write: Means['write']): Means => ({ siteIn, write });

describe('the files of a bulletin', () => {
  it('are those of its page in each language, each with the size and checksum of its bytes', async () => {
    const heads: Uint8Array[] = [];
    const files = await bulletinFiles(
      HELD,
      means(async (head) => {
        const bytes = written(head);
        heads.push(bytes);
        return bytes;
      }),
    );
    expect(files.map(({ language, format }) => `${language} ${format}`)).toEqual([
      'en pdf',
      'en json',
      'en csv',
      'ar pdf',
      'ar json',
      'ar csv',
    ]);
    expect(files.map(({ bytes, sha256 }) => [bytes, sha256])).toEqual(
      heads.map((bytes) => [bytes.byteLength, createHash('sha256').update(bytes).digest('hex')]),
    );
    expect(files[3]!.url).toBe(
      `https://exchange.example/ar/the-exchange/statistics-reports/bulletins.pdf?period=${DAY}&revision=1`,
    );
  });

  it('are asked for again where too many files wait to be written', async () => {
    await expect(
      bulletinFiles(
        HELD,
        means(async () => null),
      ),
    ).rejects.toBeInstanceOf(NotYet);
  });

  it('are none where one of them could not be written', async () => {
    const broken = means(() => Promise.reject(new Error('The thread broke.')));
    await expect(bulletinFiles(HELD, broken)).rejects.toThrow('The thread broke.');
  });
});
