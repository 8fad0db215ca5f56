import { describe, expect, it } from 'vitest';
import { cutColumns } from './cut-columns.ts';

const span = (left: number, right: number) => ({ left, right, width: right - left });

describe('figures that the edge of a table would cut', () => {
  it('are those past the end of the view, in both directions', () => {
    expect(cutColumns(span(0, 300), [span(0, 100), span(100, 200), span(200, 310)])).toEqual([false, false, true]);
    expect(cutColumns(span(0, 300), [span(200, 300), span(100, 200), span(-10, 100)])).toEqual([false, false, true]);
  });

  it('are those that have moved under the name', () => {
    expect(cutColumns(span(0, 300), [span(0, 100), span(60, 160), span(160, 270)])).toEqual([false, true, false]);
    expect(cutColumns(span(0, 300), [span(200, 300), span(140, 240), span(30, 140)])).toEqual([false, true, false]);
  });

  it('are not those of a column wider than the view, which nobody could see whole', () => {
    expect(cutColumns(span(0, 300), [span(0, 100), span(100, 400)])).toEqual([false, false]);
  });
});
