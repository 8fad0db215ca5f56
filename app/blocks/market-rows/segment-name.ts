import { names, type ExchangeNames } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { segmentOf, type BoardCode, type Segment, type SecurityKind } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';

/** What securities of the sister exchange are listed under. */
const SISTER: Segment = '200';

/** A market segment, by its code (`Segment`), in the reader's words; the sister exchange has the name that the configuration gives it. */
export function segmentName(
  segment: string,
  t: Text,
  locale: Locale,
  { sisterName }: Pick<ExchangeNames, 'sisterName'> = names,
): string {
  return segment === SISTER ? pick(sisterName, locale) : t(`market.board.${segment}`);
}

/** The name of a security's market segment; empty for a security that has none. */
export function segmentLabel(
  { board, kind }: { board: BoardCode | null; kind: SecurityKind },
  t: Text,
  locale: Locale,
): string {
  return board ? segmentName(segmentOf(board, kind), t, locale) : '';
}
