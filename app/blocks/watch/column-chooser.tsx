import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { USUAL_COLUMNS, WATCH_COLUMNS, type WatchColumn } from './watch-column.ts';
import styles from './column-chooser.module.css';

/** The choice of columns: boxes of the filter form, so that the choice is part of the address. */
export function ColumnChooser({ columns, usual }: { columns: readonly WatchColumn[]; usual: string }) {
  const t = useText();
  return (
    <details className={styles.chooser}>
      <summary>
        {t('watch.columns')}{' '}
        <Figure>
          {columns.length}/{WATCH_COLUMNS.length}
        </Figure>
      </summary>
      <fieldset className={styles.list}>
        <legend>{t('watch.columnsLegend')}</legend>
        {WATCH_COLUMNS.map((column) => (
          <label key={`${column} ${columns.includes(column)}`}>
            <input type="checkbox" name="column" value={column} defaultChecked={columns.includes(column)} />
            {t(`watch.column.${column}`)}
          </label>
        ))}
        {columns.join() !== USUAL_COLUMNS.join() && (
          <Link to={usual} preventScrollReset className="link">
            {t('watch.usualColumns')}
          </Link>
        )}
      </fieldset>
    </details>
  );
}
