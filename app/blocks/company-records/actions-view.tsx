import type { DividendYear } from '#domain/dividend-history.ts';
import { useText } from '#messages/text.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ActionRow } from './action-columns.ts';
import { ActionsTable, DividendYears } from './actions-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';

interface ActionsViewProps {
  data: {
    unread: boolean | 'not-offered';
    actions: readonly ActionRow[];
    years: readonly DividendYear[];
    files: ExportLabels;
    rights?: { to: string; label: string } | null;
  };
}

/** All corporate actions of a security, then its dividends year by year. */
export function ActionsView({ data: { unread, actions, years, files, rights } }: ActionsViewProps) {
  const t = useText();
  return (
    <>
      <section aria-labelledby="actions-title">
        <SectionHead
          id="actions-title"
          title={t('records.actions')}
          lead={t('records.actionsLead')}
          aside={<FileLinks files={files} query="" />}
        />
        {actions.length > 0 ? (
          <ActionsTable actions={actions} caption={t('records.table', { title: t('records.actions') })} />
        ) : (
          <Nothing unread={unread} isChosen={false}>
            {t('records.noActions')}
          </Nothing>
        )}
        {rights && <MoreLink to={rights.to}>{rights.label}</MoreLink>}
      </section>
      {years.length > 0 && (
        <section aria-labelledby="dividends-title">
          <SectionHead id="dividends-title" title={t('records.dividends')} lead={t('records.dividendsLead')} />
          <DividendYears years={years} caption={t('records.table', { title: t('records.dividends') })} />
        </section>
      )}
    </>
  );
}
