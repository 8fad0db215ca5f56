import { formatDate } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ShareRuler } from '#app/ui/share-ruler.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { holderRows, type HolderRow, type Holders } from './holders.ts';

const WHOLE = 100_000;

interface HoldersViewProps {
  data: {
    unread: boolean;
    shown: Holders | null;
    /** The days of which there is a list, the newest first. */
    days: readonly PlainDate[];
    ignored: readonly Ignored[];
    files: ExportLabels;
  };
}

/** The largest holders of a company on a day that is chosen among those that were kept. */
export function HoldersView({ data: { unread, shown, days, ignored, files } }: HoldersViewProps) {
  const t = useText();
  const locale = useLocale();
  const isNewest = shown?.asOf === days[0];
  return (
    <section aria-labelledby="holders-title">
      <SectionHead
        id="holders-title"
        title={t('records.holders')}
        lead={shown && t('records.holdersLead', { date: formatDate(shown.asOf, locale) })}
        aside={<FileLinks files={files} query={isNewest ? '' : queryOf({ asOf: shown?.asOf ?? null })} />}
      />
      {days.length > 1 && (
        <FilterForm label={t('records.holdersChoice')} apply={t('common.apply')}>
          <SelectField
            name="asOf"
            label={t('records.asOf')}
            value={shown?.asOf}
            options={days.map((day) => ({ value: day, label: formatDate(day, locale) }))}
          />
        </FilterForm>
      )}
      <IgnoredNotices ignored={ignored} />
      {shown && shown.holders.length > 0 ? (
        <HoldersTable rows={holderRows(shown)} />
      ) : (
        <Nothing unread={unread}>{t('records.noHolders')}</Nothing>
      )}
    </section>
  );
}

function HoldersTable({ rows }: { rows: readonly HolderRow[] }) {
  const t = useText();
  const columns: Column<HolderRow>[] = [
    {
      id: 'name',
      head: t('records.holder'),
      cell: ({ name, standing }) => (
        <span className="whitespace-normal">
          {standing === 'member' && '– '}
          <bdi>{name}</bdi>
          {standing === 'group' && <span className="text-12 text-muted"> {t('records.holder.group')}</span>}
        </span>
      ),
    },
    {
      id: 'share',
      head: t('records.share'),
      figures: true,
      cell: ({ percent: share }) => <Figure>{percent(share, { sign: false, decimals: 3 })}</Figure>,
    },
    {
      id: 'ruler',
      head: t('records.ofWhole'),
      cell: ({ percent: share }) => <ShareRuler share={share / WHOLE} />,
    },
  ];
  return (
    <Table
      caption={t('records.table', { title: t('records.holders') })}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
