import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { StoreBadges } from '#app/blocks/store-badges/store-badges.tsx';
import { ContactLines } from './contact-lines.tsx';
import { FlowBlock } from './flow.tsx';
import { Grid } from './grid.tsx';
import { RunningText } from './running-text.tsx';
import type { FixedBlock } from './shown-article.ts';
import { StatedFigures } from './stated-figures.tsx';
import { Questions, Steps } from './titled-blocks.tsx';
import { Call, Quote } from './voices.tsx';
import { Documents } from './way-lists.tsx';
import styles from './article.module.css';

/** A block without live figures. */
export function FixedBlockView({ block, order }: { block: FixedBlock; order: StarOrder }) {
  switch (block.type) {
    case 'lead':
      return (
        <p className={styles.lead}>
          <RunningText of={block.children} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={block.id} className={styles.minor}>
          <RunningText of={block.children} />
        </h3>
      );
    case 'steps':
      return <Steps steps={block.steps} order={order} />;
    case 'questions':
      return <Questions questions={block.questions} />;
    case 'figures':
      return <StatedFigures figures={block.figures} />;
    case 'comparison':
      return <Grid grid={block} caption={block.caption} />;
    case 'documents':
      return <Documents ways={block.ways} />;
    case 'quote':
      return <Quote text={block.text} who={block.who} />;
    case 'call':
      return <Call title={block.title} text={block.text} way={block.way} />;
    case 'stores':
      return <StoreBadges app={block.app} />;
    case 'contact':
      return <ContactLines contact={block.of} />;
    default:
      return <FlowBlock block={block} />;
  }
}
