import type { Director } from '#domain/board-of-directors.ts';
import { textOf } from '#messages/text.tsx';
import { boardColumns } from '#app/blocks/board/board-columns.ts';
import type { Site } from '#app/context.ts';
import { findBoard } from '#app/data/exchange/board.ts';
import type { Rows, RowsRequest } from './table.ts';

/** The seats of the board on a day. */
export async function boardRows(site: Site, { query }: RowsRequest): Promise<Rows<Director>> {
  const t = textOf(site.locale);
  const { profile, directors, asOf, ignored } = await findBoard(site, query);
  return {
    title: t('board.title'),
    columns: boardColumns(t, site.locale, profile?.seats?.committees ?? []),
    rows: directors ?? [],
    asOf,
    feeds: ['profiles'],
    view: { asOf },
    ignored,
  };
}
