import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWatchlist, watchlistFile } from './watchlist-file.ts';

const anything = () => true;
const ticker = fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{0,19}$/).filter((word) => word !== 'SYMBOL');

describe('a watchlist as a file', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ticker), (symbols) => {
        expect(readWatchlist(watchlistFile(symbols), anything)).toEqual({ listed: symbols, unknown: [] });
      }),
    );
  });

  it('is read as other programs write it', () => {
    const text = '\uFEFFDSX:suhaili, DSX:MNZ_SHA;sitr-tk\n"FINAA" suhaili';
    expect(readWatchlist(text, anything)?.listed).toEqual(['SUHAILI', 'MNZ_SHA', 'SITR-TK', 'FINAA']);
  });

  it('names what is not listed here', () => {
    expect(readWatchlist('DSX\nABROAD', (symbol) => symbol === 'DSX')).toEqual({
      listed: ['DSX'],
      unknown: ['ABROAD'],
    });
  });

  it('is not believed where it is something else', () => {
    for (const text of ['<html><body>', '%PDF-1.7 \u0000', '{"symbols":["DSX"]}', 'سهم'])
      expect(readWatchlist(text, anything)).toBeNull();
  });
});
