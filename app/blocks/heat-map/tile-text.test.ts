import { describe, expect, it } from 'vitest';
import { tileText } from './tile-text.ts';

const formOf = (ticker: string, width: number, height: number) => tileText(ticker, 'A name', width, height).form;

describe('the words of a tile', () => {
  it('are as many as have room beside each other', () => {
    expect(tileText('JIWAN', 'Jiwan Bank PJSC', 300, 160)).toEqual({ form: 'large', name: ['Jiwan Bank PJSC'] });
    expect(formOf('KAWS', 90, 60)).toBe('medium');
    expect(formOf('QAWS', 60, 60)).toBe('small');
  });

  it('are measured letter by letter', () => {
    expect(formOf('LILI', 36, 30)).toBe('small');
    expect(formOf('WMWM', 36, 30)).toBe('none');
  });

  it('run downwards where a tall tile is too narrow', () => {
    expect(formOf('TAHWEELA', 68, 123)).toBe('turned');
    expect(formOf('TAHWEELA', 68, 60)).toBe('none');
    expect(formOf('TAHWEELA', 20, 123)).toBe('none');
  });
});
