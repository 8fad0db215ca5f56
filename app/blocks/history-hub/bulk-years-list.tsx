import { useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { bulkYearColumns, type BulkYearRow, type BulkYears } from './bulk-rows.ts';
import styles from './history-hub.module.css';

/** Files of whole years, list by list. */
export function BulkYearsList({ sets, manifest }: BulkYears) {
  const t = useText();
  if (sets.length === 0) return <p>{t('hub.noYears')}</p>;
  return (
    <>
      {sets.map(({ name, title, years }) => (
        <details key={name} className={styles.set}>
          <summary>
            <span>{title}</span>
            <span className={styles.years}>
              <bdi>{spanOf(years)}</bdi>
            </span>
          </summary>
          <DataTable
            caption={title}
            columns={bulkYearColumns(t)}
            rows={years}
            rowKey={({ year }) => String(year)}
            views={{
              csv: ({ csv, year }) => <FileLink {...csv} label={`CSV ${name} ${year}`} />,
              parquet: ({ parquet, year }) => <FileLink {...parquet} label={`Parquet ${name} ${year}`} />,
            }}
          />
        </details>
      ))}
      <p className="mt-4 text-14 text-muted">
        {t('hub.checksums')}{' '}
        <a href={manifest} className="link">
          {t('hub.manifest')}
        </a>
      </p>
    </>
  );
}

function spanOf(years: readonly BulkYearRow[]): string {
  const [last, first] = [years[0]!.year, years.at(-1)!.year];
  return first === last ? String(first) : `${first}–${last}`;
}

function FileLink({ href, size, label }: BulkYearRow['csv'] & { label: string }) {
  const t = useText();
  return (
    <a href={href} className="link" aria-label={label}>
      {size ?? t('hub.file')}
    </a>
  );
}
