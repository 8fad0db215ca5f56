import { plainText } from '#domain/article-words.ts';
import type { Inline } from '#domain/article.ts';
import type { Refuse } from './fault.ts';
import { HEADING_ID } from './inline.ts';

/** Assigns ids to the headings of one file, in order. */
export interface HeadingIds {
  take(words: Inline[], line: number): { id: string; children: Inline[] };
  /** The ids assigned so far. */
  given: string[];
}

const SLUG = /^[a-z][a-z0-9-]*$/;
const LENGTH_MOST = 48;
/** Ids used by the page around an article. */
const TAKEN = ['content', 'contents', 'documents', 'contact', 'next', 'search', 'market', 'menu'];

/**
 * Ids are those of the English file in both languages, so that `#fees` is the same section in either: `{#id}` after a
 * heading, otherwise its English words. `english` has the English ids for the other language's file.
 */
export function headingIds(refuse: Refuse, english?: readonly string[]): HeadingIds {
  const given: string[] = [];
  return {
    given,
    take(words, line) {
      const { id: explicit, children } = withoutId(words);
      const theirs = english?.[given.length];
      if (explicit !== null && !SLUG.test(explicit))
        refuse(line, `'{#${explicit}}' is no id: small letters, digits and hyphens, a letter first.`);
      else if (explicit !== null && theirs !== undefined && explicit !== theirs)
        refuse(line, `The English page calls this place '#${theirs}', not '#${explicit}'.`);
      else if (explicit !== null && (given.includes(explicit) || TAKEN.includes(explicit)))
        refuse(line, `'#${explicit}' is taken already: choose another id.`);
      const id = theirs ?? explicit ?? free(slugOf(plainText(children)), given);
      given.push(id);
      return { id, children };
    },
  };
}

function withoutId(words: Inline[]): { id: string | null; children: Inline[] } {
  const last = words.at(-1);
  const match = typeof last === 'string' ? HEADING_ID.exec(last) : null;
  if (typeof last !== 'string' || !match) return { id: null, children: words };
  return { id: match[1] ?? '', children: [...words.slice(0, -1), last.slice(0, match.index)] };
}

function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return (slug.length > LENGTH_MOST ? slug.slice(0, LENGTH_MOST + 1).replace(/-[^-]*$/, '') : slug) || 'part';
}

function free(slug: string, given: readonly string[]): string {
  const isFree = (id: string) => !given.includes(id) && !TAKEN.includes(id);
  if (isFree(slug)) return slug;
  for (let count = 2; ; count += 1) if (isFree(`${slug}-${count}`)) return `${slug}-${count}`;
}
