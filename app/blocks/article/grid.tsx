import { plainText } from '#domain/article-words.ts';
import type { Inline, TableGrid } from '#domain/article.ts';
import { RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import styles from './grid.module.css';

interface GridProps {
  grid: TableGrid<ShownLink>;
  caption?: readonly Inline<ShownLink>[] | null;
}

/**
 * A table of text: the first column names the rows. On a phone each row is a passage of its own, its cells under their
 * headings.
 */
export function Grid({ grid: { head, rows }, caption }: GridProps) {
  const heads = head.map(plainText);
  return (
    <table className={styles.table} data-columns={head.length}>
      {caption && (
        <caption>
          <RunningText of={caption} />
        </caption>
      )}
      <thead>
        <tr>
          {head.map((cell, column) => (
            <HeadCell key={column} cell={cell} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row" data-head={isBare(plainText(name)) ? heads[0] : undefined}>
              <RunningText of={name} />
            </th>
            {cells.map((cell, column) => (
              <td key={column} data-head={heads[column + 1]}>
                <span>
                  <RunningText of={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** True for a name that means nothing without its heading: a number, a letter. */
function isBare(name: string): boolean {
  return name.length <= 2 || /^\d/.test(name);
}

/** The corner above the row names is not a heading. */
function HeadCell({ cell }: { cell: readonly Inline<ShownLink>[] }) {
  const Tag = cell.length > 0 ? 'th' : 'td';
  return (
    <Tag scope={cell.length > 0 ? 'col' : undefined}>
      <RunningText of={cell} />
    </Tag>
  );
}
