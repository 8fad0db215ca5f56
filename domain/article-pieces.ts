import type { Block, LinkTarget } from './article.ts';

/** A part of an article that is shown beside the same part in another language. */
export interface ArticlePiece<To = LinkTarget> {
  /** The id by which a link addresses the part; null when no link can address it. */
  id: string | null;
  /** Position among the entries of its block, from 1; null for a block that is not divided. */
  number: number | null;
  block: Block<To>;
}

/** The blocks of an article in order; each step and each question is a piece of its own. */
export function piecesOf<To>(blocks: readonly Block<To>[]): ArticlePiece<To>[] {
  return blocks.flatMap((block): ArticlePiece<To>[] => {
    switch (block.type) {
      case 'steps':
        return block.steps.map((step, at) => ({ id: step.id, number: at + 1, block: { ...block, steps: [step] } }));
      case 'questions':
        return block.questions.map((question, at) => ({
          id: question.id,
          number: at + 1,
          block: { ...block, questions: [question] },
        }));
      default:
        return [{ id: block.type === 'heading' ? block.id : null, number: null, block }];
    }
  });
}

/** The source notation of a block that the site fills: '::securities{kind=reit take=6}'. */
export function sourceName({
  type,
  ...settings
}: Extract<Block, { type: 'securities' | 'index' | 'part' | 'providers' }>): string {
  const { settings: own, ...named } = settings as Record<string, unknown> & { settings?: Record<string, string> };
  const written = Object.entries({ ...named, ...own }).map(([name, value]) => `${name}=${String(value)}`);
  return `::${type}${written.length > 0 ? `{${written.join(' ')}}` : ''}`;
}
