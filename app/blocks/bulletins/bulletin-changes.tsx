import type { Bulletin } from '#domain/bulletin.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import type { BulletinPage } from '#app/data/bulletins/bulletin-page.ts';
import { changeColumns, changedFigures } from './changed-figures.ts';
import styles from './bulletins.module.css';

interface ChangesProps {
  bulletin: Bulletin;
  revisions: BulletinPage['revisions'];
}

/** What this revision corrected, and the other revisions. Empty for a bulletin that was never corrected. */
export function BulletinChanges({ bulletin, revisions }: ChangesProps) {
  const t = useText();
  const locale = useLocale();
  if (revisions.length < 2) return null;
  const changes = changedFigures(bulletin.changes, t, locale);
  return (
    <section aria-labelledby="changes" className={styles.section}>
      <SectionHead id="changes" title={t('bulletins.changes')} lead={t('bulletins.changes.lead')} />
      {changes.length > 0 && (
        <DataTable
          caption={t('bulletins.changes')}
          columns={changeColumns(t)}
          rows={changes}
          rowKey={({ section, of, figure }) => `${section} ${of} ${figure}`}
        />
      )}
      {bulletin.moreChanges > 0 && <p>{t('bulletins.changes.more', { count: bulletin.moreChanges })}</p>}
      <ul className={styles.revisions} data-screen-only="">
        {revisions.map(({ to, label, current }) => (
          <li key={to}>
            {current ? (
              label
            ) : (
              <Link to={to} className="link">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
