import type { ReactNode } from 'react';
import type { ArticlePart } from '#domain/article.ts';
import type { ArticleData } from '#app/data/article/article.ts';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { article as articleThing, jsonOf } from '#app/blocks/structured-data/things.ts';
import { Article } from './article.tsx';

interface ArticlePageProps {
  page: ArticleData;
  /** What the page puts where its article says so. */
  parts?: Partial<Record<ArticlePart, ReactNode>>;
}

/** A page of words with data, calculators or finders among them. */
export function ArticlePage({ page, parts }: ArticlePageProps) {
  const { path, title: _, description: __, hasInput: ___, ...article } = page;
  const words = { ...page, reviewed: page.article.reviewed };
  return (
    <main id="content">
      <Article key={path} {...article} parts={parts} />
      <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(articleThing(reading, words)))} />
    </main>
  );
}
