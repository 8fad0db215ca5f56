import { randomUUID } from 'node:crypto';
import pg from 'pg';

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the server at `databaseUrl`, for tests. */
export async function createDatabase(databaseUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `manara_test_${randomUUID().replaceAll('-', '')}`;
  await administer(databaseUrl, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(databaseUrl, `drop database if exists ${name} with (force)`) };
}
