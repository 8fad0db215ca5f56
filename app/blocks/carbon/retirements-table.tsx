import type { CarbonRetirement } from '#domain/carbon.ts';
import { useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { pathOf } from '#app/page-path.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { retirementColumns } from './retirement-columns.ts';
import styles from './carbon.module.css';

interface RetirementsTableProps {
  rows: readonly CarbonRetirement[];
  caption: string;
  /** True when all are of one credit, which the page names. */
  isOfOne?: boolean;
}

/** Retirements one by one: who retired what for which purpose, with the first and the last serial number. */
export function RetirementsTable({ rows, caption, isOfOne = false }: RetirementsTableProps) {
  const t = useText();
  const hasDocuments = rows.some(({ document }) => document !== null);
  const left = [...(isOfOne ? ['symbol'] : []), ...(hasDocuments ? [] : ['document'])];
  return (
    <DataTable
      caption={caption}
      columns={retirementColumns(t).filter(({ id }) => !left.includes(id))}
      rows={rows}
      rowKey={({ id }) => id}
      views={{
        symbol: ({ symbol }) => (
          <Link to={pathOf('investing-carbon-credits-symbol', { symbol })} className="link">
            <Figure>{symbol}</Figure>
          </Link>
        ),
        for: ({ owner }) => (owner ? undefined : <span className={styles.unnamed}>{t('carbon.notTold')}</span>),
        'serial-from': ({ serialFrom, serialTo }) => (
          <span className={styles.serials}>
            <Figure>{serialFrom}</Figure>
            <Figure>{serialTo}</Figure>
          </span>
        ),
        document: ({ document }) =>
          document ? (
            <a href={document} className="link" rel="external noopener">
              {t('carbon.document')}
            </a>
          ) : (
            '--'
          ),
      }}
    />
  );
}
