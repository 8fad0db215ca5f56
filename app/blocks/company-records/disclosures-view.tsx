import { useText } from '#messages/text.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { DisclosureList, type DisclosureRow } from '../publications/disclosure-list.tsx';
import { FileLinks } from '../row-files/file-links.tsx';
import type { FileWords } from '../row-files/file-words.ts';
import { DISCLOSURE_KINDS, disclosuresQuery, isFiltered, type AskedDisclosures } from './disclosures-asked.ts';
import { Nothing } from './nothing.tsx';
import { IgnoredNotices, Steps } from './paged.tsx';

interface DisclosuresViewProps {
  data: {
    unread: boolean;
    asked: AskedDisclosures;
    rows: readonly DisclosureRow[];
    total: number;
    pages: number;
    size: number;
    files: FileWords;
  };
}

/** What an issuer told the market: filters, how many there are, a page of them. */
export function DisclosuresView({ data: { unread, asked, rows, total, pages, size, files } }: DisclosuresViewProps) {
  const t = useText();
  return (
    <section aria-labelledby="disclosures-title">
      <SectionHead
        id="disclosures-title"
        title={t('records.disclosures')}
        lead={t('records.disclosuresLead')}
        aside={<FileLinks names={files.names} query={disclosuresQuery(asked)} />}
      />
      <Filters asked={asked} />
      <IgnoredNotices ignored={asked.ignored} />
      <p role="status" className="mt-4 text-14 text-muted">
        {t('records.disclosureCount', { count: total })}
      </p>
      {rows.length > 0 ? (
        <DisclosureList disclosures={rows} />
      ) : (
        <Nothing unread={unread}>{t(isFiltered(asked) ? 'records.noneFound' : 'records.noDisclosures')}</Nothing>
      )}
      <Steps
        page={asked.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => disclosuresQuery(asked, page) || '.'}
      />
    </section>
  );
}

function Filters({ asked }: { asked: AskedDisclosures }) {
  const t = useText();
  const kinds = Object.keys(DISCLOSURE_KINDS).map((kind) => ({ value: kind, label: t(`records.kind.${kind}`) }));
  return (
    <FilterForm
      label={t('records.filter')}
      apply={t('common.apply')}
      clear={isFiltered(asked) ? { to: '.', label: t('common.clear') } : undefined}
    >
      <TextField type="search" name="q" label={t('records.words')} value={asked.words} />
      <SelectField
        name="kind"
        label={t('records.kind')}
        options={[{ value: '', label: t('records.kind.all') }, ...kinds]}
        value={asked.kind ?? ''}
      />
      <TextField type="date" name="from" label={t('records.from')} value={asked.from ?? ''} />
      <TextField type="date" name="to" label={t('records.to')} value={asked.to ?? ''} />
    </FilterForm>
  );
}
