import { describe, expect, it } from 'vitest';
import { loadingStage } from './loading-stage.ts';

describe('the loading indicator', () => {
  it('shows nothing for a navigation that ends within the delay', () => {
    expect(loadingStage('loading', false, false)).toBe('waiting');
    expect(loadingStage('idle', false, false)).toBe('idle');
  });

  it('runs while a slow navigation loads or submits', () => {
    expect(loadingStage('loading', true, false)).toBe('running');
    expect(loadingStage('submitting', true, false)).toBe('running');
  });

  it('pauses while the navigation is redirected', () => {
    expect(loadingStage('loading', true, true)).toBe('paused');
  });

  it('ends with the data, or with a failure, whatever came before', () => {
    expect(loadingStage('idle', true, true)).toBe('idle');
  });
});
