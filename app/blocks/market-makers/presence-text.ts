import type { MakingRecord, MarketMaker } from '#domain/market-making.ts';
import { NO_FIGURE, percent } from '#domain/number.ts';
import type { Text } from '#messages/text.tsx';

/** The presence with its label: «83.21% · kept». */
export function presenceText({ presence: asked }: MarketMaker, record: MakingRecord | null, t: Text): string {
  if (!record) return NO_FIGURE;
  const kept = percent(record.presence, { sign: false, zero: true });
  return `${kept} · ${t(record.presence >= asked ? 'makers.met.met' : 'makers.met.not-met')}`;
}
