import { formatDate } from '#domain/date.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type TableColumn } from '#app/ui/table.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { REPORT_TYPES, type Report, type ReportYear } from './report-years.ts';

interface ReportsViewProps {
  data: { unread: boolean | 'not-offered'; years: readonly ReportYear[]; count: number; files: ExportLabels };
}

/** An issuer's reports: a row for each fiscal year, a column for each type, each cell with a link to the document. */
export function ReportsView({ data: { unread, years, count, files } }: ReportsViewProps) {
  const t = useText();
  const types = REPORT_TYPES.filter((type) => years.some(({ reports }) => reports.some((each) => each.type === type)));
  const columns: TableColumn<ReportYear>[] = [
    { id: 'year', head: t('records.report.year'), cell: ({ year }) => <Figure>{year}</Figure> },
    ...types.map((type) => ({
      id: type,
      head: t(`records.report.${type}`),
      cell: ({ reports }: ReportYear) => <Documents reports={reports.filter((each) => each.type === type)} />,
    })),
  ];
  return (
    <section aria-labelledby="reports-title">
      <SectionHead
        id="reports-title"
        title={t('records.reports')}
        lead={t('records.reportsLead')}
        aside={<FileLinks files={files} query="" />}
      />
      {years.length > 0 ? (
        <>
          <p className="text-14 text-muted">{t('records.reportCount', { count })}</p>
          <Table
            caption={t('records.table', { title: t('records.reports') })}
            captionHidden
            columns={columns}
            rows={years}
            rowKey={({ year }) => String(year)}
          />
        </>
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {t('records.noReports')}
        </Nothing>
      )}
    </section>
  );
}

function Documents({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return '--';
  return reports.map((report) => (
    <div key={report.id}>
      <Document report={report} />
    </div>
  ));
}

/** Day of publication; the headline is for screen readers, which have no view of the place in the table. */
function Document({ report: { href, published, headline, lang } }: { report: Report }) {
  const locale = useLocale();
  const content = (
    <>
      {formatDate(published, locale)}{' '}
      <span className="visually-hidden" lang={lang === locale ? undefined : LOCALES[lang].iso}>
        {headline}
      </span>
    </>
  );
  if (href === null) return content;
  return (
    <a href={href} className="link inline-flex min-h-6 items-center">
      {content}
    </a>
  );
}
