/** What a page holds, whatever its figures are: no less in a fault than before it. */
export interface Substance {
  headings: string[];
  /** Links to documents: a new publication takes the place of an old one. */
  documents: number;
  rows: number;
  /** How often the page says that there is nothing. */
  nothings: number;
}

/** Of the page's main part. `nothing` is what it says of an empty list. */
export function substanceOf(html: string, nothing: string): Substance {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    headings: all(main, /<h[12][^>]*>([\s\S]*?)<\/h[12]>/g).map((text) => text.replace(/<[^>]*>/g, '').trim()),
    documents: all(main, /href="(\/documents\/[^"]+)"/g).length,
    rows: all(main, /<(tr)[ >]/g).length,
    nothings: main.split(nothing).length - 1,
  };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
