import type { Flow, List, Paragraph, Table } from '#domain/article.ts';
import { Grid } from './grid.tsx';
import { ArticleLink, RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import linkStyles from './running-text.module.css';
import styles from './flow.module.css';

/** Paragraphs, lists and tables one after the other. */
export function FlowText({ of: flow }: { of: readonly Flow<ShownLink>[] }) {
  return flow.map((block, index) => <FlowBlock key={index} block={block} />);
}

export function FlowBlock({ block }: { block: Flow<ShownLink> }) {
  if (block.type === 'paragraph') return <Words paragraph={block} />;
  return block.type === 'list' ? <Items list={block} /> : <TableBlock table={block} />;
}

/** A paragraph that consists of a link alone is styled as a next step. */
function Words({ paragraph: { children } }: { paragraph: Paragraph<ShownLink> }) {
  const [only, more] = children;
  if (typeof only === 'object' && only.type === 'link' && more === undefined) {
    return (
      <p className={styles.go}>
        <ArticleLink to={only.to} className={linkStyles.way}>
          <RunningText of={only.children} />
        </ArticleLink>
      </p>
    );
  }
  return (
    <p className={styles.words}>
      <RunningText of={children} />
    </p>
  );
}

function Items({ list: { ordered, items } }: { list: List<ShownLink> }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? styles.numbered : styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          <FlowText of={item} />
        </li>
      ))}
    </Tag>
  );
}

/** A table of one row states a few facts: they are shown side by side under their names. */
function TableBlock({ table }: { table: Table<ShownLink> }) {
  const [row, more] = table.rows;
  if (!row || more) return <Grid grid={table} />;
  return (
    <dl className={styles.facts}>
      {table.head.map((name, index) => (
        <div key={index}>
          <dt>
            <RunningText of={name} />
          </dt>
          <dd>
            <RunningText of={row[index] ?? []} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
