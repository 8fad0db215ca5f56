import { describe, expect, it } from 'vitest';
import { isStale } from './freshness.tsx';

describe('stale figures', () => {
  it('are those of a moving market after three seconds of silence', () => {
    expect(isStale(2_999, { phase: 'trading' })).toBe(false);
    expect(isStale(3_000, { phase: 'trading' })).toBe(true);
    expect(isStale(3_000, { phase: 'pre-opening' })).toBe(true);
  });

  it('are never those of a closed market', () => {
    expect(isStale(86_400_000, { phase: 'closed' })).toBe(false);
  });
});
