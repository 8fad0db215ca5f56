import { names, type ExchangeNames } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { segmentOf, type BoardCode, type Segment, type SecurityKind } from '#domain/security.ts';
import type { Text } from '#messages/text.tsx';

/** Segment code under which securities of the sister exchange are listed. */
const SISTER: Segment = '200';

/**
 * The name of a market segment, by its code (`Segment`), in the reader's language; the sister exchange's name comes
 * from the configuration.
 */
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
