import type { Article } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';

/** Output of tools/content; each article is a separate file, read on first request. */
const COMPILED = import.meta.glob<Article>('/content/compiled/*/**/*.json', { import: 'default' });

const read = new Map<string, Promise<Article>>();

/** The article at a path without a language's prefix; undefined where none is compiled. */
export async function findArticle(path: string, locale: Locale): Promise<Article | undefined> {
  const file = `/content/compiled/${locale}${path}.json`;
  const article = read.get(file) ?? COMPILED[file]?.();
  if (article) read.set(file, article);
  return article;
}

/** The article at a path. Throws when there is none: the build checks that each exists. */
export async function getArticle(path: string, locale: Locale): Promise<Article> {
  const article = await findArticle(path, locale);
  if (!article) throw new Error(`No article is compiled for '${path}' in '${locale}'.`);
  return article;
}
