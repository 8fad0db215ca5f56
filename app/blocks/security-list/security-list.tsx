import { pick, type Bilingual } from '#domain/bilingual.ts';
import { sectorSlug } from '#domain/security.ts';
import { integer } from '#domain/number.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ColumnFormTexts } from '#app/blocks/filtered-list/column-form.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { listAddress, sortBy, type ChosenColumns, type ListRow } from './list-column.ts';
import { listColumns } from './list-columns.ts';
import { ListChooser } from './list-chooser.tsx';
import { applyListing, isFiltered, type Listing } from './listing.ts';
import { ColumnTerms, SecurityTable } from './security-table.tsx';
import styles from './security-list.module.css';

interface SecurityListProps {
  rows: readonly ListRow[];
  sectors: readonly Bilingual[];
  listing: Listing<string>;
  columns: ChosenColumns;
  chooser: ColumnFormTexts;
  /** Parts of the address that could not be followed, in sentences. */
  notes: readonly string[];
  caption: string;
  files: ExportLabels;
}

/** The list of one kind: its filters, the number of matches, and their table. */
export function SecurityList({ rows, sectors, listing, columns, chooser, notes, caption, files }: SecurityListProps) {
  const t = useText();
  const shown = applyListing(rows, listing, sortBy(listColumns(columns.of, t)));
  return (
    <div className={styles.list}>
      <Filters sectors={sectors} listing={listing} columns={columns} />
      {listing.ignored.map((ignored) => (
        <Notice key={ignored.parameter} title={ignoredText(ignored, t)} role="note" />
      ))}
      {notes.map((note) => (
        <Notice key={note} title={note} role="note" />
      ))}
      <div className={`cluster ${styles.count}`}>
        <p role="status">
          {t('market.listed.count', { count: shown.length })}
          {isFiltered(listing) && ` ${t('market.listed.of', { total: integer(rows.length, { zero: true }) })}`}
        </p>
        <div className={styles.files}>
          <FileLinks files={files} query={listAddress(listing, columns)}>
            {files.lead}
          </FileLinks>
          <ListChooser columns={columns} listing={listing} texts={chooser} />
        </div>
      </div>
      {shown.length ? (
        <>
          <ColumnTerms columns={columns} />
          <SecurityTable rows={shown} columns={columns} listing={listing} caption={caption} />
        </>
      ) : (
        <Nothing filtered={isFiltered(listing)} />
      )}
    </div>
  );
}

function ignoredText({ parameter, value }: Listing<string>['ignored'][number], t: Text): string {
  const texts = { sector: 'market.listed.noSector', sort: 'market.listed.noSort', order: 'market.listed.noOrder' };
  return t(texts[parameter], { value });
}

function Filters({ sectors, listing, columns }: Pick<SecurityListProps, 'sectors' | 'listing' | 'columns'>) {
  const t = useText();
  const locale = useLocale();
  const options = [
    { value: '', label: t('market.listed.allSectors') },
    ...sectors.map((sector) => ({ value: sectorSlug(sector), label: pick(sector, locale) })),
  ];
  return (
    <ListFilters label={t('market.listed.filter')} isFiltered={isFiltered(listing)}>
      <TextField
        type="search"
        name="q"
        label={t('market.listed.words')}
        value={listing.words}
        placeholder={t('market.listed.wordsHint')}
      />
      {sectors.length > 1 && (
        <SelectField name="sector" label={t('market.sector')} options={options} value={listing.sector ?? ''} />
      )}
      {listing.sort !== 'symbol' && <input type="hidden" name="sort" value={listing.sort} />}
      {listing.descending && <input type="hidden" name="order" value="descending" />}
      {!columns.isUsual && columns.shown.map((id) => <input key={id} type="hidden" name="column" value={id} />)}
    </ListFilters>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useText();
  if (useUnread('reference')) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  if (!filtered) return <Notice title={t('market.listed.nothingListed')} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{t('market.listed.nothingAdvice')}</p>
    </Notice>
  );
}
