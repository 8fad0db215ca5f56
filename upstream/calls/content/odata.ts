import { z } from 'zod';
import type { ODataList } from '../../contract.ts';
import type { Batch } from '../../batch.ts';
import { ShapeFault, parseAnswer, readRows, readSomeRows } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const listSchema = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().min(1).nullish(),
} satisfies FieldsOf<ODataList<unknown>>);

/** The service pages its lists; more pages than this mean a circular link. */
const MAX_PAGES = 200;

interface ListRequest<T> {
  query: Record<string, string | undefined>;
  read: ReadRow<T>;
  /** True for an entity that always has rows: an empty list is a fault. */
  neverEmpty?: boolean;
  signal?: AbortSignal | undefined;
}

/** Reads every row of the call's entity, following next links. */
export async function readEntity<T>(client: Client, request: ListRequest<T>): Promise<Batch<T>> {
  const { read, signal } = request;
  const entity = client.call.path?.slice(1) ?? '';
  const whole: Batch<T> = { records: [], rejected: [] };
  const requested = new Set<string>();
  let query: Record<string, string | undefined> | null = request.query;
  while (query) {
    requested.add(JSON.stringify(query));
    const page: { batch: Batch<T>; next: Record<string, string | undefined> | null } = await client.json(
      { query, signal },
      (answer) => {
        const list = parseAnswer(listSchema, answer);
        const next = nextQuery(list['@odata.nextLink'], entity, request.query);
        if (next && (requested.has(JSON.stringify(next)) || requested.size >= MAX_PAGES)) {
          throw new ShapeFault('next links that run in a circle');
        }
        const rows = request.neverEmpty && requested.size === 1 ? readSomeRows : readRows;
        return { batch: rows(list.value, read), next };
      },
    );
    whole.records.push(...page.batch.records);
    whole.rejected.push(...page.batch.rejected);
    query = page.next;
  }
  return whole;
}

/**
 * Returns the query of a next link. Links have the origin's host (http://assets…/api/default/<entity>?$skip=…), not the
 * gateway's: only the part after the question mark is used, with the configured base. Options that the link lacks are
 * carried over.
 */
export function nextQuery(
  link: string | null | undefined,
  entity: string,
  query: Record<string, string | undefined>,
): Record<string, string | undefined> | null {
  if (!link) return null;
  const url = new URL(link, 'http://origin.invalid/');
  if (!url.pathname.toLowerCase().endsWith(`/${entity}`.toLowerCase())) {
    throw new ShapeFault(`a next link that leads elsewhere: ${link}`);
  }
  return { ...query, ...Object.fromEntries(url.searchParams) };
}
