import { DISCLOSURE_KINDS, type DisclosureKind } from '#domain/disclosure-kind.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { FieldPair, SelectField, TextField, type Option } from '#app/ui/field.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { INTERVAL_TEXT, KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import { INTERVAL_OF, isFiltered, PERIODS, type DisclosureFilters } from './disclosure-filters.ts';

interface DisclosureFilterFormProps {
  filters: DisclosureFilters;
  /** Number of disclosures of each kind, whichever kind is requested; a kind without any is missing. */
  kinds: Partial<Record<DisclosureKind, number>>;
  /** Options on the list of all issuers. */
  issuers?: readonly Option[];
}

/** The filters of a list of disclosures, in the address. */
export function DisclosureFilterForm({ filters, kinds, issuers }: DisclosureFilterFormProps) {
  const t = useText();
  const known = DISCLOSURE_KINDS.filter((kind) => kinds[kind] || kind === filters.kind);
  const options = known.map((kind) => ({ value: kind, label: `${t(KIND_TEXT[kind])} (${integer(kinds[kind] ?? 0)})` }));
  return (
    <ListFilters label={t('records.filter')} isFiltered={isFiltered(filters)}>
      {filters.exchange === 'sister' && <input type="hidden" name="exchange" value={filters.exchange} />}
      <TextField type="search" name="q" label={t('records.words')} value={filters.words} />
      {issuers && (
        <SelectField
          name="issuer"
          label={t('disclosures.issuer')}
          options={[{ value: '', label: t('disclosures.issuer.all') }, ...issuers]}
          value={filters.issuer ?? ''}
        />
      )}
      <SelectField
        name="kind"
        label={t('records.kind')}
        options={[{ value: '', label: t('records.kind.all') }, ...options]}
        value={filters.kind ?? ''}
      />
      <SelectField
        name="period"
        label={t('records.period')}
        options={[
          { value: '', label: t('records.period.all') },
          ...PERIODS.map((period) => ({ value: period, label: t(INTERVAL_TEXT[INTERVAL_OF[period]]) })),
        ]}
        value={filters.period ?? ''}
      />
      <SelectField
        name="language"
        label={t('records.language')}
        options={[
          { value: '', label: t('records.language.page') },
          ...LOCALE_CODES.map((code) => ({ value: code, label: t(`disclosures.in.${code}`) })),
        ]}
        value={filters.language ?? ''}
      />
      <FieldPair>
        <TextField type="date" name="from" label={t('records.from')} value={filters.from ?? ''} />
        <TextField type="date" name="to" label={t('records.to')} value={filters.to ?? ''} />
      </FieldPair>
    </ListFilters>
  );
}
