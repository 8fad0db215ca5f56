import type { RootData } from '#app/root-data.ts';
import type { Locale } from '#domain/locale.ts';
import { indexDays } from './index-days.ts';
import { at, HOLIDAY, NOW } from './moments.ts';

/** Data of the frame around every page, at the gallery's moment; the exchange's identity is unchanged. */
export function frozenRoot(root: RootData, locale: Locale): RootData {
  return {
    ...root,
    clock: { ...root.clock, at: NOW, observedAt: NOW, speed: 1, status: 'open', phase: 'trading', simulated: true },
    now: NOW,
    generalIndex: indexDays(locale).up.latest,
    marketNow: {
      at: NOW,
      disclosures: 14,
      advancing: 41,
      securities: 57,
      isOpen: true,
      next: at('14:45'),
      closure: { from: HOLIDAY, to: '2026-12-03' },
    },
  };
}
