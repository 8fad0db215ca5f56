import { pick, type Bilingual } from '#domain/bilingual.ts';
import { integer } from '#domain/number.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUnread } from '../late-notice/late-notice.tsx';
import { FileLinks } from '../row-files/file-links.tsx';
import type { FileWords } from '../row-files/file-words.ts';
import type { ListedRow } from './listed-row.ts';
import { applyListing, isFiltered, listingQuery, sectorSlug, type Listing } from './listing.ts';
import { ColumnTerms, SecurityTable } from './security-table.tsx';
import styles from './security-list.module.css';

interface SecurityListProps {
  rows: readonly ListedRow[];
  sectors: readonly Bilingual[];
  listing: Listing;
  caption: string;
  files: FileWords;
}

/** The list of one kind: its filters, how many are left, and their table. */
export function SecurityList({ rows, sectors, listing, caption, files }: SecurityListProps) {
  const t = useText();
  const shown = applyListing(rows, listing);
  return (
    <div className={styles.list}>
      <Filters sectors={sectors} listing={listing} />
      {listing.ignored.map((ignored) => (
        <Notice key={ignored.parameter} title={ignoredText(ignored, t)} role="note" />
      ))}
      <div className={`${styles.count} flex flex-wrap items-end justify-between gap-4`}>
        <p role="status">
          {t('market.listed.count', { count: shown.length })}
          {isFiltered(listing) && ` ${t('market.listed.of', { total: integer(rows.length, { zero: true }) })}`}
        </p>
        <FileLinks names={files.names} query={listingQuery(listing)}>
          {files.lead}
        </FileLinks>
      </div>
      {shown.length ? (
        <>
          <ColumnTerms />
          <SecurityTable rows={shown} listing={listing} caption={caption} />
        </>
      ) : (
        <Nothing filtered={isFiltered(listing)} />
      )}
    </div>
  );
}

function ignoredText({ parameter, value }: Listing['ignored'][number], t: Text): string {
  const texts = { sector: 'market.listed.noSector', sort: 'market.listed.noSort', order: 'market.listed.noOrder' };
  return t(texts[parameter], { value });
}

function Filters({ sectors, listing }: { sectors: readonly Bilingual[]; listing: Listing }) {
  const t = useText();
  const locale = useLocale();
  const options = [
    { value: '', label: t('market.listed.allSectors') },
    ...sectors.map((sector) => ({ value: sectorSlug(sector.en), label: pick(sector, locale) })),
  ];
  return (
    <FilterForm
      label={t('market.listed.filter')}
      apply={t('common.apply')}
      clear={isFiltered(listing) ? { to: '.', label: t('common.clear') } : undefined}
    >
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
    </FilterForm>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useText();
  if (useUnread('reference')) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  return (
    <Notice title={t('common.noData')}>
      {filtered ? <p>{t('market.listed.nothingAdvice')}</p> : <p>{t('market.listed.nothingListed')}</p>}
    </Notice>
  );
}
