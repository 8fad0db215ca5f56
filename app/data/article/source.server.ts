import type { Article } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';

/** What tools/content compiled; each article is a file of its own, read when it is asked for. */
const COMPILED = import.meta.glob<Article>('/content/compiled/*/**/*.json', { import: 'default' });

const read = new Map<string, Promise<Article>>();

/** The article at a path without a language's prefix; undefined where none is compiled. */
export async function findArticle(path: string, locale: Locale): Promise<Article | undefined> {
  const file = `/content/compiled/${locale}${path}.json`;
  const article = read.get(file) ?? COMPILED[file]?.();
  if (article) read.set(file, article);
  return article;
}

/** The same. Throws where there is none: the build checks that there is. */
export async function getArticle(path: string, locale: Locale): Promise<Article> {
  const article = await findArticle(path, locale);
  if (!article) throw new Error(`No article is compiled for '${path}' in '${locale}'.`);
  return article;
}
