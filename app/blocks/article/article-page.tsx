import type { ReactNode } from 'react';
import type { ArticlePart } from '#domain/article.ts';
import { plainText, runsOf } from '#domain/article-words.ts';
import type { ArticleData } from '#app/data/article/article.ts';
import { fromJsonText } from '#app/json-text.ts';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { article as articleThing, faqPage, jsonOf, type Reading } from '#app/blocks/structured-data/things.ts';
import { Article } from './article.tsx';
import type { ShownArticle } from './shown-article.ts';

interface ArticlePageProps {
  page: ArticleData;
  /** Content of the page for the places that its article marks. */
  parts?: Partial<Record<ArticlePart, ReactNode>>;
}

/** A page of text with data, calculators or finders in it. */
export function ArticlePage({ page, parts }: ArticlePageProps) {
  const { path, title: _, description: __, hasInput: ___, article: text, ...article } = page;
  const shown = fromJsonText(text);
  const words = { ...page, article: shown, reviewed: shown.reviewed };
  return (
    <main id="content">
      <Article key={path} {...article} article={shown} parts={parts} />
      <StructuredData make={import.meta.env.SSR && ((reading) => thingsOf(reading, words))} />
    </main>
  );
}

interface ReviewedArticle {
  article: ShownArticle;
  /** Day of the last review. */
  reviewed: string;
}

/** The structured data of the article, and of its questions if it has any. */
function thingsOf(reading: Reading, words: Omit<ArticleData, 'article'> & ReviewedArticle): string {
  const questions = questionsOf(words.article);
  const faq = questions.length > 0 ? [faqPage(reading, words.path, questions)] : [];
  return jsonOf(articleThing(reading, words), ...faq);
}

function questionsOf({ sections }: ShownArticle): { question: string; answer: string }[] {
  const asked = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.questions : [])),
  );
  return asked.map((one) => {
    const [question = '', ...answer] = runsOf({ type: 'questions', questions: [one] }).map(plainText);
    return { question, answer: answer.join('\n') };
  });
}
