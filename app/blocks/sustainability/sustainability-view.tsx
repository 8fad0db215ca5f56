import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { pathOf } from '#app/page-path.ts';
import { sustainabilityColumns } from './sustainability-columns.ts';
import type { IssuerReport, SustainabilityData } from './sustainability-data.ts';
import styles from './sustainability.module.css';

/** Issuers that have published a sustainability report on a year, and those that have not. */
export function SustainabilityView({ data }: { data: SustainabilityData }) {
  const t = useText();
  const { rows, unread, files, query, count, ignored, published, all } = data;
  return (
    <div className={styles.reports}>
      <Filters data={data} />
      <IgnoredNotices ignored={ignored} />
      <CountLine files={files} query={query}>
        {count}
      </CountLine>
      {all > 0 && <meter className={styles.bar} min={0} max={all} value={published} aria-label={count} />}
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <Nothing unread={unread} isChosen={all > 0}>
          {t(all > 0 ? 'esg.none' : 'esg.noReports')}
        </Nothing>
      )}
    </div>
  );
}

function Filters({ data: { year, years, words, sector, sectors } }: { data: SustainabilityData }) {
  const t = useText();
  return (
    <ListFilters label={t('esg.filter')} isFiltered={words !== '' || sector !== ''}>
      <SelectField name="year" label={t('esg.year')} value={String(year)} options={years} />
      <TextField type="search" name="q" label={t('esg.issuer')} value={words} />
      <SelectField name="sector" label={t('esg.sector')} value={sector} options={sectors} />
    </ListFilters>
  );
}

function Rows({ rows }: { rows: readonly IssuerReport[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <DataTable
      caption={t('common.tableOf', { title: t('esg.caption') })}
      columns={sustainabilityColumns(t).filter(({ id }) => id !== 'name')}
      rows={rows}
      rowKey={({ symbol }) => symbol}
      views={{
        symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={pick(name, locale)} />,
        published: ({ report }) =>
          report ? (
            <Link to={pathOf('the-exchange-disclosures-id', { id: report.id })} className="link">
              {formatDate(report.published, locale)}
            </Link>
          ) : (
            t('esg.notPublished')
          ),
      }}
    />
  );
}
