import { faultsOfPairs, readPairs } from '../../content/pairs.ts';
import type { Finding, Tree } from '../tree.ts';
import { compareArticles } from './compare.ts';
import { checkScript } from './script.ts';

/**
 * Checks that every article, drafts included, is well formed, in its own script, and has the same content in both
 * languages.
 */
export function checkContent(tree: Tree): Finding[] {
  const pairs = readPairs(tree);
  return [
    ...faultsOfPairs(pairs),
    ...pairs.flatMap(({ en, ar, shown }) => [
      ...(en ? checkScript(en, 'en') : []),
      ...(ar ? checkScript(ar, 'ar') : []),
      ...(en && ar ? compareArticles(en, ar) : []),
      ...(en && ar && !shown ? [unshown(en.file)] : []),
    ]),
  ];
}

function unshown(file: string): Finding {
  return {
    file,
    line: 1,
    message:
      "Written in both languages, and no page shows it: give its address { page: 'article' } in app/site-map.ts, or { hasArticle: true }.",
  };
}
