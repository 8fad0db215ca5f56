import { decoded, markupOf } from './html.ts';

export interface TableRow {
  symbol: string;
  name: string;
  /** Further text in the row's head. */
  flag: string;
  /** Texts of the cells after the row's head; empty for a drawing. */
  cells: string[];
}

/** The rows of a page's first table of securities, from its HTML; the totals of its foot come last. */
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
