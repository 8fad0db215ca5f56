import { decoded, markupOf } from './html.ts';

export interface TableRow {
  symbol: string;
  name: string;
  /** What the row's head says beside them. */
  flag: string;
  /** Texts of the cells after the row's head; a drawing has none. */
  cells: string[];
}

/** The rows of a page's first table of securities, as its HTML writes them; the sums of its foot are the last. */
export function tableOf(html: string): TableRow[] {
  const bodies = [...markupOf(html).matchAll(/<t(body|foot)\b[^>]*>(.*?)<\/t\1>/gs)].map(([, , rows]) => rows!);
  return bodies.flatMap((body) => body.match(/<tr\b.*?<\/tr>/gs) ?? []).flatMap(rowOf);
}

function rowOf(row: string): TableRow[] {
  const head = /<th [^>]*scope="row".*?<\/th>/s.exec(row)?.[0];
  if (!head) return [];
  const [symbol = '', name = ''] = textsOf(head, /<bdi\b[^>]*>(.*?)<\/bdi>/gs);
  const [flag = ''] = textsOf(head, /<span [^>]*data-flag[^>]*>(.*?)<\/span>/gs);
  return [{ symbol, name, flag, cells: textsOf(row, /<td\b[^>]*>(.*?)<\/td>/gs) }];
}

function textsOf(html: string, part: RegExp): string[] {
  return [...html.matchAll(part)].map(([, inner]) => decoded(inner!.replace(/<[^>]*>/g, '')).trim());
}
