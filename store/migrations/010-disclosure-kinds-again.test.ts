import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disclosure } from '../contract/samples.ts';
import { openEmbedded } from '../embedded/engine.ts';
import type { Engine } from '../engine.ts';
import { toJson } from '../json.ts';
import { SILENT } from '../log.ts';
import * as referenceRecords from './002-reference-records.ts';
import { searchedNamesOf } from '../disclosures.ts';
import { termsOf } from '../terms.ts';
import { up } from './010-disclosure-kinds-again.ts';

const LIMIT_MS = 120_000;
const HOLDING = 'Major Shareholding notice';
/** More than the migration processes at a time. */
const MANY = 2_100;
const folder = mkdtempSync(join(tmpdir(), 'manara-kinds-'));
let engine: Engine;
let db: Kysely<unknown>;

beforeAll(async () => {
  engine = await openEmbedded(folder, SILENT);
  db = new Kysely({ dialect: new PostgresDialect({ pool: engine.pool }) });
  await referenceRecords.up(db);
  // The table as later migrations left it.
  await sql`alter table disclosures add column kind text not null default 'other', add column terms tsvector`.execute(
    db,
  );
}, LIMIT_MS);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

async function insertHeld(key: string, headline: string, kind: string): Promise<void> {
  const content = toJson(disclosure({ id: key, headline, files: [] }));
  await sql`insert into disclosures (key, valid_from, seen_at, recorded_at, fingerprint, content,
      lang, symbol, published_at, announcement_type, file_types, file_paths, words, kind, terms)
    values (${key}, 1, 1, 1, '', ${content}::jsonb, 'en', 'N1', 1, 'Disclosure', '{}', '{}', '', ${kind},
      'as-it-was'::tsvector)`.execute(db);
}

describe('the kinds that came later', () => {
  it(
    'are given to what was held before, which is then found by them; what has its kind already stays as it is',
    async () => {
      await insertHeld('holding', HOLDING, 'other');
      await insertHeld('board', 'BOD meeting', 'board-meeting');
      await sql`insert into disclosures (key, valid_from, seen_at, recorded_at, fingerprint, content,
          lang, symbol, published_at, announcement_type, file_types, file_paths, words, kind, terms)
        select 'more-' || n, 1, 1, 1, '', content, lang, symbol, 1, 'Disclosure', '{}', '{}', '', 'other', terms
        from disclosures, generate_series(1, ${MANY}) as n where key = 'holding'`.execute(db);
      await up(db);
      const terms = termsOf(searchedNamesOf(disclosure({ headline: HOLDING, files: [] })));
      const { rows } = await sql<{ kind: string; rows: number; found: number }>`
        select kind, count(*)::int as rows, count(*) filter (where terms = ${terms}::tsvector)::int as found
        from disclosures group by kind order by kind`.execute(db);
      expect(rows.map(({ kind, rows: count }) => [kind, count])).toEqual([
        ['board-meeting', 1],
        ['shareholding', MANY + 1],
      ]);
      expect(rows[1]!.found).toBe(MANY + 1);
      const { rows: board } = await sql<{ terms: string }>`
        select terms::text as terms from disclosures where key = 'board'`.execute(db);
      expect(board).toEqual([{ terms: "'as-it-was'" }]);
      const before = await sql`select key, kind, terms from disclosures order by id`.execute(db);
      await up(db);
      expect((await sql`select key, kind, terms from disclosures order by id`.execute(db)).rows).toEqual(before.rows);
    },
    LIMIT_MS,
  );
});
