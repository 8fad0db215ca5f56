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
import { up } from './005-disclosure-kinds.ts';

const LIMIT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'manara-kinds-'));
let engine: Engine;
let db: Kysely<unknown>;

beforeAll(async () => {
  engine = await openEmbedded(folder, SILENT);
  db = new Kysely({ dialect: new PostgresDialect({ pool: engine.pool }) });
  await referenceRecords.up(db);
}, LIMIT_MS);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

async function insertHeld(headlines: readonly string[]): Promise<void> {
  for (const headline of headlines) {
    await sql`insert into disclosures (key, valid_from, seen_at, recorded_at, fingerprint, content,
        lang, symbol, published_at, announcement_type, file_types, file_paths, words)
      values (${headline}, 1, 1, 1, '', ${toJson(disclosure({ id: headline, headline, files: [] }))}::jsonb,
        'en', 'N1', 1, 'Disclosure', '{}', '{}', '')`.execute(db);
  }
}

describe('the kinds of disclosures', () => {
  it('are filled in for all that were held before they were told apart', async () => {
    await insertHeld(['BOD meeting', 'A notice', 'Cash dividend distribution for 2025']);
    await up(db);
    const { rows } = await sql<{ kind: string }>`select kind from disclosures order by id`.execute(db);
    expect(rows.map(({ kind }) => kind)).toEqual(['board-meeting', 'other', 'dividend']);
  });
});
