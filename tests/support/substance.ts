/** The content of a page, independent of its figures: it must not shrink during a fault. */
export interface Substance {
  headings: string[];
  /** Links to documents: a new publication replaces an old one. */
  documents: number;
  rows: number;
  /** How often the page says that there is no data. */
  nothings: number;
}

/** Content of the page's main part. `nothing` is the text for an empty list. */
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
