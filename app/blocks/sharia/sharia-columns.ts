import type { PlainDate } from '#domain/time.ts';
import { segmentOf, type Security } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns, securityColumns } from '#app/columns/security-columns.ts';
import { SECURITY_LISTS } from '#app/blocks/security-list/kinds.ts';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import type { ShariaState } from './classification-filters.ts';

/** Change of a security since the quarter before. */
export type ShariaChange = 'added' | 'removed' | 'unchanged';

/** A security on a quarter's list, or removed from it. */
export interface ShariaRow {
  symbol: string;
  name: string;
  remark: string;
  /** Null where the list of the quarter before is not available for comparison. */
  change: ShariaChange | null;
  /** True when the site has a page for it. */
  isKnown: boolean;
}

/**
 * Columns of a quarter's Sharia list. Remarks apply to securities on the list, not to those that left it (`isList`).
 */
export function shariaColumns(
  t: Text,
  { quarterEnd = null, isList = true }: { quarterEnd?: PlainDate | null; isList?: boolean } = {},
): Column<ShariaRow>[] {
  return [
    ...securityColumns<ShariaRow>(t),
    ...(isList ? [column('text', 'remark', t('sharia.remark'), ({ remark }: ShariaRow) => remark)] : []),
    column('code', 'change', t('sharia.change'), ({ change }) => change, {
      label: ({ change }) => t(`sharia.change.${change}`),
    }),
    column('day', 'quarter-end', t('sharia.file.quarterEnd'), () => quarterEnd, { hidden: 'page' }),
  ];
}

/** A listed security with its classes. */
export interface ClassRow extends Pick<Security, 'symbol' | 'name' | 'kind' | 'board' | 'sector' | 'isin'> {
  /** Null when there is no list. */
  sharia: ShariaState | null;
}

/** Columns of every listed security with its classes. */
export function classColumns(t: Text): Column<ClassRow>[] {
  return [
    ...bilingualSecurityColumns<ClassRow>(t),
    column('code', 'kind', t('sharia.classes.kind'), ({ kind }) => kind, { label: ({ kind }) => t(kindText(kind)) }),
    column('code', 'board', t('sharia.classes.board'), ({ board, kind }) => board && segmentOf(board, kind), {
      label: ({ board, kind }, locale) => (board ? segmentName(segmentOf(board, kind), t, locale) : ''),
    }),
    column('name', 'sector', t('market.sector'), ({ sector }) => sector),
    column('code', 'sharia', t('sharia.title'), ({ sharia }) => sharia, {
      label: ({ sharia }) => t(`sharia.state.${sharia}`),
    }),
    column('code', 'isin', t('market.isin'), ({ isin }) => isin, { hidden: 'page' }),
  ];
}

/** Message key of the label of lists of this kind. */
export function kindText(kind: string): string {
  return SECURITY_LISTS.find((list) => list.kind === kind)?.label ?? 'market.kind.all';
}
