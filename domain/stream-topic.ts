import { isBoardCode, isSymbol } from './identifier.ts';
import type { BoardCode } from './security.ts';

/** A topic of the site's stream: quotes of a board, one security with depth and trades, all indices, the clock. */
export type Topic = `board:${BoardCode}` | `symbol:${string}` | 'index' | 'clock';

/** Maximum number of topics of one connection; further ones in a query are ignored. */
export const TOPICS_MAX = 64;
const QUERY_MAX_CHARACTERS = 4_096;

/**
 * The topics in a query ('board:510,symbol:DSX,index'), each once, without those that do not exist. Empty when there
 * are none.
 */
export function topicsOf(query: string | null | undefined): Topic[] {
  const names = (query ?? '').slice(0, QUERY_MAX_CHARACTERS).split(',');
  const known = names.map(readTopic).filter((topic) => topic !== null);
  return [...new Set(known)].slice(0, TOPICS_MAX);
}

function readTopic(name: string): Topic | null {
  const [kind = '', key = '', ...more] = name.trim().split(':');
  const word = kind.toLowerCase();
  const code = key.toUpperCase();
  if (more.length > 0) return null;
  if (word === 'board' && isBoardCode(code)) return `board:${code}`;
  if (word === 'symbol' && isSymbol(code)) return `symbol:${code}`;
  return key === '' && (word === 'index' || word === 'clock') ? word : null;
}

/** The `id:` of an event: epoch and tick. */
export function eventId(position: { epoch: string; tick: number }): string {
  return `${position.epoch}:${position.tick}`;
}

/** Epoch and tick of a Last-Event-ID, or null when it is not one of ours. */
export function parseEventId(id: string | null | undefined): { epoch: string; tick: number } | null {
  const [, epoch, tick] = /^(.+):(\d{1,15})$/.exec(id ?? '') ?? [];
  return epoch === undefined ? null : { epoch, tick: Number(tick) };
}
