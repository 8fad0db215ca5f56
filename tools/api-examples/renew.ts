import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiQuery, apiValue } from '#tests/support/api-values.ts';

const FILE = fileURLToPath(new URL('../../app/api/examples.json', import.meta.url));

const BASE = '/api/v1';

/** The parts of a resource from which its address is built. */
interface Addressed {
  name: string;
  path: string;
  params: readonly { name: string; isRequired?: boolean }[];
}

/** The part of a site's description that lists its resources (OpenAPI 3.1). */
interface Description {
  paths: Record<
    string,
    {
      get: {
        operationId: string;
        parameters?: readonly { name: string; in: string; required?: boolean }[];
        responses: Record<string, { content?: Record<string, unknown> }>;
      };
    }
  >;
}

type Row = Record<string, unknown>;
interface Answer {
  documentation: string;
  asOf: string | null;
  delayed: boolean;
  revision?: number;
  view: Record<string, string | null>;
  row?: Row;
  rows?: Row[];
}
type Example = Omit<Answer, 'documentation' | 'rows' | 'row'> & { row: Row };

/** Address of a resource with the values of tests. */
export function exampleAddress({ name, path, params }: Addressed): string {
  const required = params.filter(({ isRequired }) => isRequired).map((param) => param.name);
  const query = new URLSearchParams(apiQuery(name, required));
  return BASE + path.replace(/:(\w+)/g, (_, part: string) => apiValue(part)) + (query.size > 0 ? `?${query}` : '');
}

/** Requests these resources, or all, from a running site and stores a row of each; returns those without a row. */
export async function renewExamples(origin: string, names: readonly string[]): Promise<string[]> {
  const examples = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Example>;
  const lacking: string[] = [];
  const resources = await resourcesOf(origin);
  for (const resource of resources.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const before = examples[resource.name];
    // When the values of tests return nothing, the query of the existing example may return a row.
    const addresses = [exampleAddress(resource), ...(before ? [addressBefore(resource, before)] : [])];
    let example: Example | null = null;
    for (const address of addresses) example ??= await exampleAt(origin + address, before);
    if (example) examples[resource.name] = example;
    else lacking.push(resource.name);
  }
  const inOrder = resources.flatMap(({ name }) => (examples[name] ? [[name, examples[name]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
  return lacking;
}

/** Resources from the site's description: the tool imports nothing from the app, whose modules only run built. */
async function resourcesOf(origin: string): Promise<Addressed[]> {
  const { paths } = (await (await fetch(`${origin}${BASE}/openapi.json`)).json()) as Description;
  const ofRows = Object.entries(paths).filter(([, { get }]) => get.responses['200']?.content?.['application/json']);
  return ofRows.map(([path, { get }]) => ({
    name: get.operationId,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    params: (get.parameters ?? []).flatMap(({ name, in: place, required = false }) =>
      place === 'query' ? [{ name, isRequired: required }] : [],
    ),
  }));
}

/** Address of the query that an example answers. */
function addressBefore({ path }: Addressed, { view }: Example): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (value !== null && !path.includes(`:${name}`)) query.set(name, value);
  return (
    BASE +
    path.replace(/:(\w+)/g, (_, part: string) => view[part] ?? apiValue(part)) +
    (query.size > 0 ? `?${query}` : '')
  );
}

async function exampleAt(address: string, before: Example | undefined): Promise<Example | null> {
  const response = await fetch(address);
  return response.ok ? exampleFrom((await response.json()) as Answer, before) : null;
}

/**
 * The example's previous row if it is still in the answer, otherwise the first row. Addresses of the site begin with
 * `{origin}`.
 */
function exampleFrom(answer: Answer, before: Example | undefined): Example | null {
  const { asOf, delayed, revision, view, documentation } = answer;
  const rows = answer.rows ?? (answer.row ? [answer.row] : []);
  const kept = rows.find((one) =>
    ['id', 'symbol', 'version'].some((key) => key in one && one[key] === before?.row[key]),
  );
  const shown = kept ?? rows[0];
  if (!shown) return null;
  const own = new URL(documentation).origin;
  const text = JSON.stringify(shown).replaceAll(own, '{origin}');
  const whole = Object.entries(JSON.parse(text) as Row);
  // Lists within a row are cut: two entries show their form.
  const row = Object.fromEntries(whole.map(([key, cell]) => [key, Array.isArray(cell) ? cell.slice(0, 2) : cell]));
  return { asOf, delayed, ...(revision !== undefined && { revision }), view, row };
}
