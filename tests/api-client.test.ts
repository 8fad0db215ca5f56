import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { z } from 'zod';
import { BULK_FILE_PATH } from '#app/api/openapi.ts';
import { answeredInTime } from './support/answers.ts';
import { apiQuery, apiValue } from './support/api-values.ts';
import { journey } from './support/journey.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BASE = '/api/v1';
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  responses: { 200: { content: { 'application/json'?: { schema: z.core.JSONSchema.JSONSchema } } } };
}
interface Description {
  paths: Record<string, { get: Operation }>;
}

/** What every program needs besides the types generated from the description. */
const READER = `
import type { paths } from './exchange-api.ts';
type Get<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;
type Asked<Path extends keyof paths> = Get<Path> extends { parameters: infer Parameters } ? Parameters : Record<never, never>;
type Answer<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
interface Parts { path?: Record<string, string>; query?: Record<string, string | number | undefined> }

export async function read<Path extends keyof paths>(base: string, path: Path, asked: Asked<Path>): Promise<Answer<Path> | null> {
  const { path: parts = {}, query = {} } = asked as Parts;
  const given = Object.entries(query).filter(([, value]) => value !== undefined).map(([name, value]): [string, string] => [name, String(value)]);
  const address = base + path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? '')) + '?' + new URLSearchParams(given);
  const response = await fetch(address);
  const again = Number(response.headers.get('Retry-After'));
  if (response.status === 429 || (response.status === 503 && again < 30)) {
    await new Promise((resolve) => setTimeout(resolve, again * 1000));
    return read(base, path, asked);
  }
  // Quotes are held back until they are old enough.
  if (response.status === 503) return null;
  // A bulletin has the sections of its kind for which there were data.
  if (response.status === 404 && path.startsWith('/bulletins/')) return null;
  if (!response.ok) throw new Error(address + ' answered ' + response.status + ': ' + (await response.text()));
  return (await response.json()) as Answer<Path>;
}
`;

let description: Description;
let folder: string;

beforeAll(async () => {
  const response = await answeredInTime(`${inject('siteUrl')}${BASE}/openapi.json`);
  description = (await response.json()) as Description;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'api-client-'));
});
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

const operations = () =>
  Object.entries(description.paths).filter(([path]) => path !== BULK_FILE_PATH && !path.endsWith('.csv'));

/** The parameters that an address requires. */
function asked({ operationId, parameters }: Operation): Record<'path' | 'query', Record<string, string>> {
  const required = (place: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === place && parameter.required).map(({ name }) => name);
  return {
    path: Object.fromEntries(required('path').map((name) => [name, apiValue(name)])),
    query: apiQuery(operationId, required('query')),
  };
}

/** A program that reads every address, and uses each field that the description lists for its rows. */
function program(): string {
  const reads = operations().map(([path, { get }], at) => {
    const { path: parts, query } = asked(get);
    const given = {
      ...(Object.keys(parts).length > 0 && { path: parts }),
      ...(Object.keys(query).length > 0 && { query }),
    };
    const { rows, row } = get.responses[200].content['application/json']!.schema.properties as Record<
      string,
      z.core.JSONSchema.JSONSchema
    >;
    const of = rows ? (rows.items as z.core.JSONSchema.JSONSchema) : (row!.anyOf![0] as z.core.JSONSchema.JSONSchema);
    const one = rows ? `answer${at}?.rows[0]` : `answer${at}?.row`;
    const fields = Object.keys(of.properties ?? {}).map((key) => `${one}?.${key}`);
    return `const answer${at} = await read(base, ${JSON.stringify(path)}, ${JSON.stringify(given)});
void [${fields.join(', ')}];
answers[${JSON.stringify(path)}] = answer${at};`;
  });
  return `import { read } from './read.ts';
const base = process.argv[2]!;
const answers: Record<string, unknown> = {};
${reads.join('\n')}
process.stdout.write(JSON.stringify(answers));
`;
}

/** Code with wrong names, which must not compile. */
const MISTAKES = `import { read } from './read.ts';
// @ts-expect-error -- no such parameter
await read('', '/securities', { query: { form: '2026-01-01' } });
// @ts-expect-error -- no such address
await read('', '/nothing', {});
// @ts-expect-error -- no such value
await read('', '/securities', { query: { kind: 'shares' } });
// @ts-expect-error -- no such field
(await read('', '/securities', {}))?.rows[0]?.ticker;
`;

const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

describe('a client that is made of the description', () => {
  journey('compiles, and reads every address of the site', async ({ siteUrl }) => {
    const files = {
      'package.json': JSON.stringify({ type: 'module' }),
      'tsconfig.json': JSON.stringify(COMPILER),
      'exchange-api.ts': await openapiTS(JSON.parse(JSON.stringify(description))),
      'read.ts': READER,
      'program.ts': program(),
      'mistakes.ts': MISTAKES,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const compiled = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    expect(compiled.stdout + compiled.stderr).toBe('');
    const run = spawnSync(process.execPath, [join(folder, 'program.ts'), siteUrl + BASE], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    expect(run.stderr).toBe('');
    const answers = JSON.parse(run.stdout) as Record<string, { rows?: unknown[] } | null>;
    expect(Object.keys(answers)).toEqual(operations().map(([path]) => path));
    for (const [path, { get }] of operations()) {
      if (answers[path] === null) continue;
      // Built from the description only, as an outside program would.
      const schema = z.fromJSONSchema(get.responses[200].content['application/json']!.schema);
      expect(schema.safeParse(answers[path]).error?.issues.slice(0, 3), path).toBeUndefined();
    }
  });
});
