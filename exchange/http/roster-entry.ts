import type { BoardCode, SecurityKind } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';

/** A security as the lists of the services name it. */
export interface RosterEntry {
  id: string;
  symbol: string;
  isin: string;
  name: Both;
  kind: SecurityKind;
  board: BoardCode;
  sector: Both | null;
  home: boolean;
  currency: string;
  active: boolean;
  listed: PlainDate;
  /** Facts that only securities of this kind have, as sent on the wire (ours). */
  facts: Record<string, string | number | null>;
  /** The facts that are text, in both languages. */
  words: Record<string, Both>;
}

/** What most entries have in common. */
export const plain = { home: true, currency: 'AED', active: true, facts: {}, words: {} };
