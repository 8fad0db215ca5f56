import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkMigrations } from './migrations.ts';
import { treeOf, workTree } from './tree.ts';

const found = (sql: string, name = '099-next') =>
  checkMigrations(
    treeOf({
      [`store/migrations/${name}.ts`]: `export async function up(db) {\n  await sql\`${sql}\`.execute(db);\n}`,
    }),
  );

describe('a migration, while nodes of the release before still serve', () => {
  it.each([
    'drop table quotes',
    'alter table quotes drop column content',
    'alter table quotes rename column content to value',
    'alter table quotes rename content to value',
    'alter table quotes rename to prices',
    'alter table quotes alter column symbol type integer',
    'alter table quotes alter column symbol set data type integer',
    'alter table quotes alter column symbol set not null',
    'alter table quotes alter column symbol drop default',
    'alter table quotes add column day date not null',
    'alter table quotes add column a text, add column day date not null',
    'alter table quotes add column day numeric(10, 2) not null',
    'alter table quotes add constraint short check (length(symbol) < 9)',
    'alter table quotes add unique (symbol)',
    'create unique index once on quotes (symbol)',
    'ALTER TABLE quotes\n    DROP COLUMN content',
    'truncate quotes',
  ])('may not: %s', (sql) => {
    const [finding] = found(sql);
    expect(finding).toMatchObject({
      file: 'store/migrations/099-next.ts',
      message: expect.stringContaining('older node'),
    });
    expect(found(sql)).toHaveLength(1);
  });

  it.each([
    'create table prices (symbol text primary key, day date not null, check (symbol > $1))',
    'create table prices (symbol text)`.execute(db);\n  await sql`create unique index once on prices (symbol)',
    'alter table quotes add column day date',
    "alter table quotes add column day date not null default '2026-01-01', add column note text",
    'create index quotes_of_day on quotes (day)',
    'drop index quotes_of_day',
    "update quotes set content = '{}'",
  ])('may: %s', (sql) => expect(found(sql)).toEqual([]));

  it('may say what was, and take away later what nobody uses', () => {
    const text = '/** The older one had to drop table quotes. */\n// rename to\nexport const up = 1;';
    expect(checkMigrations(treeOf({ 'store/migrations/099-next.ts': text }))).toEqual([]);
    expect(found('alter table circulars drop column words', '008-disclosure-lists')).toEqual([]);
    expect(found('alter table circulars drop column words')).toHaveLength(1);
  });

  it('is so in this release', () =>
    expect(checkMigrations(workTree(fileURLToPath(new URL('../..', import.meta.url))))).toEqual([]));
});
