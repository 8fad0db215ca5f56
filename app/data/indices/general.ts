import type { ExchangeConfig } from '#exchange.config.ts';

/** The index that stands for the whole market. Throws where the configuration names none at all. */
export function generalIndex({ exchange }: { exchange: Pick<ExchangeConfig, 'indices'> }) {
  const general = exchange.indices.find(({ kind }) => kind === 'general') ?? exchange.indices[0];
  if (!general) throw new RangeError('exchange.config.ts names no index.');
  return general;
}
