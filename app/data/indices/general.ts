import type { ExchangeConfig } from '#exchange.config.ts';

/** The index of the whole market. Throws when the configuration has no index at all. */
export function generalIndex({ exchange }: { exchange: Pick<ExchangeConfig, 'indices'> }) {
  const general = exchange.indices.find(({ kind }) => kind === 'general') ?? exchange.indices[0];
  if (!general) throw new RangeError('exchange.config.ts names no index.');
  return general;
}
