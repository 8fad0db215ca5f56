/** Heading of the single column, as spreadsheets show it. */
const HEAD = 'symbol';
/** Tickers of this market: letters, digits, dashes and underscores. */
const TICKER = /^[A-Z0-9][A-Z0-9_-]{0,19}$/;

export interface ReadWatchlist {
  /** Tickers listed here, each once, in the file's order. */
  listed: string[];
  /** Tickers that are in no list of this exchange. */
  unknown: string[];
}

/** A watchlist as a file: one ticker per line below a heading (CSV, RFC 4180). */
export function watchlistFile(symbols: readonly string[]): string {
  return [HEAD, ...symbols, ''].join('\r\n');
}

/**
 * The tickers in a file of this site or of another program: separated by commas, semicolons or spaces, with or without
 * an exchange and a colon before them, in any case. null for a text that is not a list of tickers.
 */
export function readWatchlist(text: string, isListed: (symbol: string) => boolean): ReadWatchlist | null {
  const words = text
    .split(/[\s,;"'\uFEFF]+/)
    .map((word) => word.slice(word.indexOf(':') + 1).toUpperCase())
    .filter((word) => word !== '' && word !== HEAD.toUpperCase());
  if (words.some((word) => !TICKER.test(word))) return null;
  const tickers = [...new Set(words)];
  return { listed: tickers.filter(isListed), unknown: tickers.filter((ticker) => !isListed(ticker)) };
}
