import { describe, expect, it } from 'vitest';
import { closingAuctionShare } from './closing-auction.ts';
import { marketInstant } from './date.ts';

const DAY = '2026-11-18';
const at = (time: string, volume: number) => ({ at: marketInstant(DAY, time), volume });
const POINTS = [at('10:00', 50), at('14:44', 800), at('14:54', 800), at('14:55', 950), at('15:00', 1_000)];

describe('the closing auction of a day', () => {
  it('is what was traded between the end of continuous trading and the first minute after it', () => {
    expect(closingAuctionShare(POINTS, DAY)).toEqual({ auction: 150, volume: 1_000 });
  });

  it('is not known where the minutes around it are missing, or nothing was traded', () => {
    expect(closingAuctionShare(POINTS.slice(0, 1), DAY)).toBeNull();
    expect(closingAuctionShare(POINTS.slice(3), DAY)).toBeNull();
    expect(closingAuctionShare([], DAY)).toBeNull();
    expect(
      closingAuctionShare(
        POINTS.map((point) => ({ ...point, volume: 0 })),
        DAY,
      ),
    ).toBeNull();
  });

  it('is not there on a day without a session', () => {
    expect(closingAuctionShare(POINTS, '2026-11-21')).toBeNull();
  });
});
