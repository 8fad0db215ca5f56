import type { Instant } from '#domain/time.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { MadeOnce } from '#app/blocks/made-once/made-once.tsx';
import { starOrder } from '#app/blocks/lattice/star-order.ts';
import { ArticleBlocks, type Surroundings } from './article-blocks.tsx';
import { Margin } from './margin.tsx';
import { Masthead } from './masthead.tsx';
import { RunningText } from './running-text.tsx';
import type { ShownArticle, ShownBlock, ShownMarket, ShownSection } from './shown-article.ts';
import { NextSteps } from './way-lists.tsx';
import styles from './article.module.css';

export interface ArticleProps {
  article: ShownArticle;
  trail: readonly Crumb[];
  /** The section of the site map; it selects the lattice of the page. */
  section: string;
  market: ShownMarket;
  now: Instant;
  parts?: Surroundings['parts'];
}

const ASKING: ReadonlySet<ShownBlock['type']> = new Set(['securities', 'index', 'stores', 'part', 'calculator']);

/** An editorial page: masthead, contents, text and, at the end, the next steps. */
export function Article({ article, trail, section, market, now, parts }: ArticleProps) {
  const { simulated } = market.clock;
  const order = starOrder(section);
  return (
    <article className={styles.article}>
      <Masthead title={article.title} lead={article.lead} trail={trail} order={order} />
      <div className={styles.body}>
        <Margin article={article} market={market} />
        <Text article={article} order={order} now={now} simulated={simulated} parts={parts} />
      </div>
      {article.next.length > 0 && (
        <MadeOnce of={article} name="next">
          <NextSteps ways={article.next} />
        </MadeOnce>
      )}
    </article>
  );
}

/**
 * The text of an article. It is rendered once when it has no live figures and no part that asks for the root's data.
 */
function Text({ article, ...surroundings }: Surroundings & { article: ShownArticle }) {
  const sections = article.sections.map((part, index) => (
    <Section key={index} section={part} isFirst={index === 1} {...surroundings} />
  ));
  const isFixed = article.sections.every(({ blocks }) => blocks.every(({ type }) => !ASKING.has(type)));
  if (!isFixed) return <div className={styles.text}>{sections}</div>;
  return (
    <MadeOnce of={article} name="text" className={styles.text}>
      {sections}
    </MadeOnce>
  );
}

interface SectionProps extends Surroundings {
  section: ShownSection;
  /** The first that has a title. */
  isFirst: boolean;
}

function Section({ section: { id, title, blocks }, isFirst, ...surroundings }: SectionProps) {
  const content = <ArticleBlocks blocks={blocks} {...surroundings} />;
  if (id === null) return <div className={styles.opening}>{content}</div>;
  // Steps right below the opening need no visible heading; theirs is for screen readers.
  const speaksForItself = isFirst && blocks[0]?.type === 'steps';
  return (
    <section className={styles.section} aria-labelledby={id} data-untitled={speaksForItself || undefined}>
      <h2 id={id} className={speaksForItself ? 'visually-hidden' : `${styles.heading} light`}>
        <RunningText of={title} />
      </h2>
      {content}
    </section>
  );
}
