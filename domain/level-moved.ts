import type { IndexPoint } from './quote.ts';

/**
 * True when constituents of an index were traded since the close. When their volume is not given, a change indicates
 * it.
 */
export function levelMoved({ volume, change }: Pick<IndexPoint, 'volume' | 'change'>): boolean {
  return volume > 0 || change !== 0;
}
