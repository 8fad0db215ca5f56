import { LOCALE_CODES } from '#domain/locale.ts';
import type { Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { parts } from '#app/exports/file-parts.ts';
import { presented, type ApiCell } from './cells.ts';
import type { ApiRequest } from './read-request.ts';
import type { ApiRows, Means } from './resource.ts';

/** About a millisecond of work, so that a page request in the meantime waits no longer. */
const PART_ROWS = 40;

/**
 * Rows of the answer with their text in every language: rows of other languages are matched by all values that are not
 * text. Works on some rows at a time, so that pages are served in between.
 */
export async function wordedRows(
  read: Pick<ApiRequest, 'resource' | 'asked' | 'page'>,
  found: ApiRows,
  site: Site,
  means: Means,
): Promise<Record<string, ApiCell>[]> {
  const { resource, asked, page } = read;
  const isPerLanguage = resource.isPerLanguage ?? false;
  const columns = fileColumns(found);
  const hasText = !isPerLanguage && columns.some(({ format, label }) => format === 'text' && !label);
  const others = hasText ? LOCALE_CODES.filter((code) => code !== site.locale) : [];
  const elsewhere = await Promise.all(
    others.map(
      async (code) =>
        [code, await byFigures(await resource.load(means.siteIn(code), asked, means, page), columns)] as const,
    ),
  );
  const present = presented({ columns, isPerLanguage, locale: site.locale });
  const worded = (row: unknown) => {
    if (elsewhere.length === 0) return present(row);
    const key = figuresOf(row, columns);
    return present(row, Object.fromEntries(elsewhere.map(([code, rows]) => [code, rows.get(key)])));
  };
  const rows: Record<string, ApiCell>[] = [];
  for await (const some of parts(found.rows, PART_ROWS)) rows.push(...some.map(worded));
  return rows;
}

/** The columns of an answer. */
export function fileColumns({ columns }: ApiRows): readonly Column<unknown>[] {
  return columns.filter(({ hidden }) => hidden !== 'file');
}

async function byFigures(found: ApiRows | null, columns: readonly Column<unknown>[]): Promise<Map<string, unknown>> {
  const byKey = new Map<string, unknown>();
  for await (const some of parts(found?.rows ?? [], PART_ROWS))
    for (const row of some) byKey.set(figuresOf(row, columns), row);
  return byKey;
}

/** The values of a row that are the same in every language: all but its text and the addresses of pages. */
function figuresOf(row: unknown, columns: readonly Column<unknown>[]): string {
  return JSON.stringify(
    columns.flatMap(({ format, value }) => (format === 'text' || format === 'address' ? [] : [value(row)])),
  );
}
