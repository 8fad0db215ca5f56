import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_BASE, RESOURCES } from '#app/api/resources.ts';
import type { Resource } from '#app/api/resource.ts';
import { apiQuery, apiValue } from '#tests/support/api-values.ts';

const FILE = fileURLToPath(new URL('../../app/api/examples.json', import.meta.url));

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

/** Where a resource answers with the values of tests. */
export function exampleAddress({ name, path, params }: Resource): string {
  const required = params.filter(({ isRequired }) => isRequired).map((param) => param.name);
  const query = new URLSearchParams(apiQuery(name, required));
  return API_BASE + path.replace(/:(\w+)/g, (_, part: string) => apiValue(part)) + (query.size > 0 ? `?${query}` : '');
}

/** Asks a running site for these resources, or for all, and writes a row of each; returns those that had none. */
export async function renewExamples(origin: string, names: readonly string[]): Promise<string[]> {
  const examples = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Example>;
  const lacking: string[] = [];
  for (const resource of RESOURCES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const response = await fetch(origin + exampleAddress(resource));
    const answer = response.ok ? ((await response.json()) as Answer) : null;
    const example = answer && exampleFrom(answer, examples[resource.name]);
    if (example) examples[resource.name] = example;
    else lacking.push(resource.name);
  }
  const inOrder = RESOURCES.flatMap(({ name }) => (examples[name] ? [[name, examples[name]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
  return lacking;
}

/** The row that the example had before, where it is still there, else the first. Addresses of the site begin with `{origin}`. */
function exampleFrom(answer: Answer, before: Example | undefined): Example | null {
  const { asOf, delayed, revision, view, documentation } = answer;
  const rows = answer.rows ?? (answer.row ? [answer.row] : []);
  const row = rows.find((one) =>
    ['id', 'symbol', 'version'].some((key) => key in one && one[key] === before?.row[key]),
  );
  const shown = row ?? rows[0];
  if (!shown) return null;
  const own = new URL(documentation).origin;
  const text = JSON.stringify(shown).replaceAll(own, '{origin}');
  return { asOf, delayed, ...(revision !== undefined && { revision }), view, row: JSON.parse(text) as Row };
}
