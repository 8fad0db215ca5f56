import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { resultColumns, trancheColumns } from './tranche-columns.ts';
import type { TrancheOnDay } from './offerings-data.ts';
import styles from './offerings.module.css';

/** Each tranche: for whom it is, how much it accepts, and until when. */
export function TrancheTable({ rows }: { rows: readonly TrancheOnDay[] }) {
  const t = useText();
  return (
    <DataTable
      caption={t('common.tableOf', { title: t('offerings.tranches') })}
      columns={trancheColumns(t)}
      rows={rows}
      rowKey={({ tranche }) => tranche.id}
      views={{ tranche: (row) => <TrancheName row={row} /> }}
    />
  );
}

function TrancheName({ row: { tranche, state, left } }: { row: TrancheOnDay }) {
  const t = useText();
  const locale = useLocale();
  return (
    <span className={styles.tranche}>
      <b>{pick(tranche.name, locale)}</b>
      <small className={styles.minor}>{pick(tranche.audience, locale)}</small>
      <small className={styles.minor}>{left ?? t(`offerings.tranche.${state}`)}</small>
    </span>
  );
}

/** The result of each tranche. */
export function ResultTable({ rows }: { rows: readonly TrancheOnDay[] }) {
  const t = useText();
  const [name] = trancheColumns(t);
  return (
    <DataTable
      caption={t('common.tableOf', { title: t('offerings.result') })}
      columns={[name!, ...resultColumns(t)]}
      rows={rows.filter(({ tranche }) => tranche.result !== null)}
      rowKey={({ tranche }) => tranche.id}
    />
  );
}
