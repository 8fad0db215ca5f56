import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { correctedColumns, type RecentCorrections } from './bulk-rows.ts';

/** Corrected figures in the files of whole years, and the feed that announces the next ones. */
export function CorrectionsList({ rows, count, since, all, feed }: RecentCorrections) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <p>{t('hub.corrections.count', { count, day: formatDate(since, locale) })}</p>
      {rows.length > 0 && (
        <DataTable
          caption={t('hub.corrections')}
          columns={correctedColumns(t)}
          rows={rows}
          rowKey={({ day, list, symbol, date, field, revision }) =>
            [day, list, symbol, date, field, revision].join(' ')
          }
        />
      )}
      <p className="cluster mt-4 text-14">
        <a href={all} className="link touch-target">
          {t('hub.corrections.all')}
        </a>
        <a href={feed} className="link touch-target" type="application/feed+json">
          {t('hub.corrections.feed')}
        </a>
      </p>
    </>
  );
}
