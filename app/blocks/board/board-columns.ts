import { pick } from '#domain/bilingual.ts';
import type { BoardCommittee, Director } from '#domain/board-of-directors.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** Columns for a director and the seat. */
export function boardColumns(t: Text, locale: Locale, committees: readonly BoardCommittee[]): Column<Director>[] {
  const names = new Map(committees.map(({ code, name }) => [code, pick(name, locale)]));
  return [
    column('name', 'name', t('board.name'), ({ name }) => name),
    column('name', 'seat', t('board.seat'), ({ title }) => title),
    column('code', 'kind', t('board.kind'), ({ kind }) => kind, { label: ({ kind }) => t(`board.kind.${kind}`) }),
    column('day', 'since', t('board.since'), ({ since }) => since),
    column('day', 'until', t('board.until'), ({ until }) => until),
    column('code', 'committees', t('board.committees'), ({ committees: own }) => own.join(' ') || null, {
      label: ({ committees: own }) => own.map((code) => names.get(code) ?? code).join(t('common.listSeparator')),
    }),
  ];
}
