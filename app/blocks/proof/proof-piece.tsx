import { useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { ContactLines } from '#app/blocks/article/contact-lines.tsx';
import { FixedBlockView } from '#app/blocks/article/fixed-block.tsx';
import { FlowText } from '#app/blocks/article/flow.tsx';
import { RunningText } from '#app/blocks/article/running-text.tsx';
import { Documents } from '#app/blocks/article/way-lists.tsx';
import { starOrder } from '#app/blocks/lattice/star-order.ts';
import { Figure } from '#app/ui/figure.tsx';
import type { LiveNames, ProofBlock } from './proof-rows.ts';
import styles from './proof.module.css';

const ORDER = starOrder('products');

/**
 * A piece in one language, as the public page renders it. It has no id of its own: the row has it, and ids must be
 * unique.
 */
export function ProofPiece({ of: block }: { of: ProofBlock | null }) {
  const t = useText();
  if (block === null) return <p className="text-muted">{t('proof.missing')}</p>;
  switch (block.type) {
    case 'live':
      return <Names of={block} />;
    case 'heading': {
      const Tag = block.level === 2 ? 'h2' : 'h3';
      return (
        <Tag className={block.level === 2 ? `${styles.heading} light` : styles.minor}>
          <RunningText of={block.children} />
        </Tag>
      );
    }
    case 'steps':
    case 'questions':
      return (block.type === 'steps' ? block.steps : block.questions).map(({ id, title, body }) => (
        <div key={id}>
          <h3 className={styles.minor}>
            <RunningText of={title} />
          </h3>
          <FlowText of={body} />
        </div>
      ));
    case 'contact':
      return <Contact />;
    case 'next':
      return <Documents ways={block.ways} />;
    default:
      return <FixedBlockView block={block} order={ORDER} />;
  }
}

function Contact() {
  const root = useRootData();
  return root && <ContactLines contact={root.exchange.contact} />;
}

function Names({ of: { names } }: { of: LiveNames }) {
  return (
    <ul>
      {names.map(({ symbol, name }) => (
        <li key={name}>
          {symbol && <Figure className={styles.symbol}>{symbol}</Figure>} {name}
        </li>
      ))}
    </ul>
  );
}
