import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoreError } from './error.ts';
import { requireExisting } from './existing.ts';

it('an operator’s command is refused where the site has no database, and makes none', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-existing-'));
  expect(() => requireExisting(undefined, dataDir)).toThrow(StoreError);
  expect(() => requireExisting('postgres://a/b', dataDir)).not.toThrow();
  mkdirSync(join(dataDir, 'database'));
  expect(() => requireExisting(undefined, dataDir)).not.toThrow();
  rmSync(dataDir, { recursive: true });
});
