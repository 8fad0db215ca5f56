import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Files that a node runs from. */
const PARTS = [
  'package.json', 'exchange.config.ts', 'exchange.place.ts', 'app', 'build', 'content', 'domain', 'exchange', 'ingest',
  'live', 'messages', 'server', 'store', 'upstream',
] as const; // prettier-ignore
/** Sorts after every migration of this release. */
export const NEXT_MIGRATION = '900-next';

/** A copy of the built site as the next release: it has one more migration, which runs these statements one by one. */
export function nextRelease(statements: readonly string[]): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'manara-next-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const lines = statements.map((statement) => `  await sql.raw(${JSON.stringify(statement)}).execute(db);`);
  const migration = ["import { sql } from 'kysely';", 'export async function up(db) {', ...lines, '}', ''];
  writeFileSync(join(root, 'store/migrations', `${NEXT_MIGRATION}.ts`), migration.join('\n'));
  const list = join(root, 'store/migrate.ts');
  const known = readFileSync(list, 'utf8');
  const longer = known.replace(
    /(const MIGRATIONS: .*\{)/,
    `import * as next from './migrations/${NEXT_MIGRATION}.ts';\n$1\n  '${NEXT_MIGRATION}': next,`,
  );
  if (longer === known) throw new Error('store/migrate.ts has no list of migrations any more.');
  writeFileSync(list, longer);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
