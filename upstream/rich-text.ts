import { readMarkup } from './markup.ts';

/** Tags that start a new paragraph before and after them. */
const BLOCKS = new Set(
  'p div ul ol table h1 h2 h3 h4 h5 h6 section article blockquote dl header footer aside main figure pre hr'.split(' '),
);
/** Tags after which a new line begins. */
const LINES = new Set(['tr', 'dt', 'dd']);
/** Elements whose content is not text; the markup reader returns it nevertheless. */
const HIDDEN = new Set(
  'script style template noscript iframe noembed noframes textarea title xmp plaintext'.split(' '),
);

/**
 * Plain text of the services' HTML: paragraphs separated by a blank line, list items on lines that begin with '- '.
 * Scripts, styles and every tag are removed; the upstream's markup never reaches a page. The time is linear in the
 * text's length.
 */
export function plainText(html: string): string {
  const text = textWriter();
  let hidden: string | null = null;
  readMarkup(html, {
    text: (part) => hidden === null && text.write(part),
    open(name) {
      if (hidden !== null) return;
      if (HIDDEN.has(name)) hidden = name;
      else if (name === 'li') text.item();
      else if (name === 'br') text.breakLine();
      else if (BLOCKS.has(name)) text.breakParagraph();
    },
    close(name) {
      if (name === hidden) hidden = null;
      else if (hidden !== null) return;
      else if (BLOCKS.has(name)) text.breakParagraph();
      else if (LINES.has(name)) text.breakLine();
    },
  });
  return text.whole();
}

/** Plain text, or null when it is empty. */
export function plainTextOrNull(html: string | null): string | null {
  return (html && plainText(html)) || null;
}

/** Address of the first link in a piece of HTML. */
export function firstLink(html: string): string | null {
  return linksOf(html).find(({ href }) => href !== '')?.href ?? null;
}

/** Address of the first link in a piece of HTML whose text or address matches `isMeant`. */
export function linkThat(html: string, isMeant: RegExp): string | null {
  return (
    linksOf(html).find(({ href, words }) => href !== '' && (isMeant.test(words) || isMeant.test(href)))?.href ?? null
  );
}

interface Link {
  href: string;
  words: string;
}

/** Every link with its text, in order. */
function linksOf(html: string): Link[] {
  const links: Link[] = [];
  let open: Link | null = null;
  readMarkup(html, {
    text: (part) => void (open && (open.words += part)),
    open(name) {
      if (name === 'a') links.push((open = { href: '', words: '' }));
    },
    attribute(name, value) {
      // Attributes come directly after the name of their tag.
      if (open?.words === '' && open.href === '' && name === 'href') open.href = value.trim();
    },
    close(name) {
      if (name === 'a') open = null;
    },
  });
  return links;
}

const SPACE = /[ \t\n\r\f\u00a0]+/;

/** Writes lines of words with single spaces, and between them the widest break requested since the last line. */
function textWriter() {
  let whole = '';
  let line = '';
  /** Line breaks before the next line; none before the first. */
  let breaks = 0;
  let isItem = false;

  function end(least: number, most: number): void {
    const words = line.split(SPACE).filter(Boolean).join(' ');
    line = '';
    if (words !== '') {
      whole += `${whole && '\n'.repeat(breaks)}${isItem ? '- ' : ''}${words}`;
      breaks = 0;
      isItem = false;
    }
    breaks = Math.max(least, Math.min(most, breaks + 1));
  }

  return {
    write: (text: string) => void (line += text),
    breakLine: () => end(1, 2),
    breakParagraph: () => end(2, 2),
    /** Items have no blank line between them, nor before the first. */
    item(): void {
      end(1, 1);
      isItem = true;
    },
    whole(): string {
      end(0, 0);
      return whole;
    },
  };
}
