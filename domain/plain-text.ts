/** A part of a service's plain text: words, and the items of a list below them. */
export interface TextPart {
  words: string;
  items: string[];
}

/** Paragraphs parted by a blank line; lines that begin with '- ' are the items of a list. */
export function partsOf(text: string): TextPart[] {
  return text.split('\n\n').map((part) => {
    const [words = '', ...items] = part.split(/(?:^|\n)- /);
    return { words, items };
  });
}

/** Every item of its lists; a text without one is a single item. */
export function itemsOf(text: string): string[] {
  const parts = partsOf(text);
  const items = parts.flatMap(({ items: some }) => some);
  return items.length > 0 ? items : parts.map(({ words }) => words);
}
