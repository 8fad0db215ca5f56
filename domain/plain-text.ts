/** A part of a service's plain text: its text, and the list items below it. */
export interface TextPart {
  words: string;
  items: string[];
}

/** The parts of a text: paragraphs are separated by a blank line; lines that begin with '- ' are list items. */
export function partsOf(text: string): TextPart[] {
  return text.split('\n\n').map((part) => {
    const [words = '', ...items] = part.split(/(?:^|\n)- /);
    return { words, items };
  });
}

/** Every list item of a text; a text without lists is a single item. */
export function itemsOf(text: string): string[] {
  const parts = partsOf(text);
  const items = parts.flatMap(({ items: some }) => some);
  return items.length > 0 ? items : parts.map(({ words }) => words);
}
