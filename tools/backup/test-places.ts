import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bar, disclosure, NOON, quote, security } from '#store/contract/samples.ts';
import { openStore } from '#store/open.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import type { Place } from './backup.ts';

export const postgres = process.env.TEST_DATABASE_URL;
/** Larger than one part of a file, with bytes that are not text. */
export const DOCUMENT = Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 31) % 256));
export const AT = { at: new Date(NOON) };
export const MAIL = { to: 'salma@example.com', replyTo: null, subject: 'رسالتك', text: 'شكراً.\n' };

/** A folder holds the places and files of a test. */
export function testPlaces() {
  const folder = mkdtempSync(join(tmpdir(), 'manara-backup-'));
  const drops: (() => Promise<void>)[] = [];
  let count = 0;

  async function emptyPlace(engine: string): Promise<Place> {
    const dataDir = join(folder, `data-${(count += 1)}`);
    if (engine === 'embedded') return { dataDir };
    const { url, drop } = await createDatabase(postgres!);
    drops.push(drop);
    return { databaseUrl: url, dataDir };
  }

  async function remove(): Promise<void> {
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, emptyPlace, newFile: () => join(folder, `${(count += 1)}.backup`), remove };
}

/** Every kind of value: texts in both scripts, null, JSON's null, days, large numbers, references. */
export async function fill(place: Place): Promise<void> {
  const store = await openStore(place);
  await store.securities.save([security(), security({ symbol: 'BETA' })], NOON);
  await store.securities.save([security({ symbol: 'BETA', active: false })], NOON + 1);
  await store.quotes.save([quote(), quote({ symbol: 'BETA' })]);
  await store.bars.save(
    Array.from({ length: 28 }, (_, day) => bar({ date: `2026-02-${String(day + 1).padStart(2, '0')}` })),
    NOON,
  );
  await store.disclosures.save([disclosure({ headline: 'نتائج "الربع"\n\\ الثالث' })], NOON);
  await store.documents.save('nothing', [{ key: 'null', value: null }], NOON);
  await store.once('once', NOON, async (writing) => {
    const sent = {
      reference: 'DSX-C-1',
      form: 'contact',
      locale: 'ar',
      fields: { message: 'متى؟' },
      email: 'a@b.ae',
    } as const;
    const rest = {
      consent: '1',
      check: 'unchecked',
      sentAt: NOON,
      keepDays: 365,
      answerBy: null,
      desk: 'general',
    } as const;
    await store.submissions.add(writing, { ...sent, ...rest }, { withdraw: 'w', desk: 'd' });
    await store.outbox.add(writing, 'DSX-C-1', { copy: MAIL, desk: MAIL }, NOON);
    return { reference: 'DSX-C-1' };
  });
  await store.close();
  mkdirSync(join(place.dataDir, 'documents'), { recursive: true });
  mkdirSync(join(place.dataDir, 'exchange', 'documents'), { recursive: true });
  writeFileSync(join(place.dataDir, 'documents', 'a1.pdf'), DOCUMENT);
  writeFileSync(join(place.dataDir, 'documents', 'begun.pdf.draft'), 'half');
  writeFileSync(join(place.dataDir, 'exchange', 'closings.json'), '{}');
  writeFileSync(join(place.dataDir, 'exchange', 'documents', 'made-again.pdf'), 'made again');
}
