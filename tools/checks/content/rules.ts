import type { Flow } from '#domain/article.ts';
import { rulesOf, type Rule, type RuleVersion } from '#domain/rulebook.ts';
import type { ReadArticle } from '../../content/article.ts';
import { readRulebook } from '../../content/rulebook.ts';
import type { Finding, Tree } from '../tree.ts';
import { compareArticles } from './compare.ts';
import { checkScript } from './script.ts';

/**
 * Checks that the rules are well formed, each text is in its own script, and each rule has the same content in both
 * languages.
 */
export function checkRules(tree: Tree): Finding[] {
  const { books, places, faults } = readRulebook(tree);
  const arabic = new Map(rulesOf(books.ar).map((rule) => [rule.number, rule]));
  const pairs = rulesOf(books.en).flatMap((rule) =>
    rule.versions.map((version, index) => {
      const other = arabic.get(rule.number)!;
      const place = places.get(rule.number)!;
      return [articleOf(rule, version, place), articleOf(other, other.versions[index]!, place)] as const;
    }),
  );
  return [
    ...faults,
    ...pairs.flatMap(([en, ar]) => [...checkScript(en, 'en'), ...checkScript(ar, 'ar'), ...compareArticles(en, ar)]),
  ];
}

/** A version in the form that the articles' checks accept. */
function articleOf(
  { title }: Rule,
  { from, change, text }: RuleVersion,
  place: { file: string; line: number },
): ReadArticle {
  const blocks: Flow[] = text ?? [];
  return {
    file: place.file,
    article: { title, description: change ?? '', lead: '', reviewed: from, blocks },
    lines: blocks.map(() => place.line),
    ids: [],
    faults: [],
  };
}
