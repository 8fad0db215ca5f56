import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { NoticeList, type NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ActionRow } from './action-columns.ts';
import { ActionsTable } from './actions-table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';

interface MeetingsViewProps {
  data: {
    unread: boolean | 'not-offered';
    meetings: readonly ActionRow[];
    papers: readonly NoticeRow[];
    files: ExportLabels;
  };
}

/** General meetings that are called, and the documents of all past ones. */
export function MeetingsView({ data: { unread, meetings, papers, files } }: MeetingsViewProps) {
  const t = useText();
  return (
    <>
      {meetings.length > 0 && (
        <section aria-labelledby="meetings-title">
          <SectionHead id="meetings-title" title={t('records.meetings')} />
          <ActionsTable actions={meetings} caption={t('records.table', { title: t('records.meetings') })} />
        </section>
      )}
      <section aria-labelledby="papers-title">
        <SectionHead
          id="papers-title"
          title={t('records.papers')}
          lead={t('records.papersLead')}
          aside={<FileLinks files={files} query="" />}
        />
        {papers.length > 0 ? (
          <>
            <p className="text-14 text-muted">{t('records.paperCount', { count: papers.length })}</p>
            <NoticeList notices={papers} />
          </>
        ) : (
          <Nothing unread={unread} isChosen={false}>
            {t('records.noPapers')}
          </Nothing>
        )}
      </section>
    </>
  );
}
