import type { Site } from '#app/context.ts';
import EXAMPLES from './examples.json' with { type: 'json' };
import { DOCUMENTATION_PATH } from './problem.ts';
import type { Resource } from './resource.ts';

/** A row of the simulated market, with its date. Addresses of the site begin with `{origin}`. */
interface Example {
  asOf: string | null;
  delayed: boolean;
  revision?: number;
  view: Record<string, string>;
  row: Record<string, unknown>;
}

const KNOWN: Readonly<Record<string, Example>> = EXAMPLES;

/** An example answer of a resource, with one row of the simulated market; undefined when `examples.json` has none. */
export function exampleOf(
  { name, isSingle = false }: Resource,
  { origin, exchange }: Pick<Site, 'origin' | 'exchange'>,
) {
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (!known) return undefined;
  const { row: kept, asOf, delayed, revision, view } = known;
  const row = Object.fromEntries(
    Object.entries(kept).map(([key, cell]) => [
      key,
      typeof cell === 'string' ? cell.replace('{origin}', origin) : cell,
    ]),
  );
  return {
    source: exchange.name,
    documentation: origin + DOCUMENTATION_PATH,
    licence: `${origin}${DOCUMENTATION_PATH}#licence`,
    asOf,
    delayed,
    simulated: true,
    ...(revision !== undefined && { revision }),
    view,
    ...(isSingle ? { row } : { count: 1, rows: [row], next: null }),
  };
}
