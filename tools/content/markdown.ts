import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Directives only as blocks: within a sentence `:45` is a time and `:word` a word after a colon. */
const { flow } = directive();

/** Parses Markdown into its library's tree: CommonMark, tables and block directives. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [flow ? { flow } : {}, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
}
