import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ShareRuler } from '#app/ui/share-ruler.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { holderColumns } from './figure-columns.ts';
import { holderRows, type HolderRow, type Holders } from './holders.ts';

const WHOLE = 100_000;

interface HoldersViewProps {
  data: {
    unread: boolean | 'not-offered';
    shown: Holders | null;
    /** The days that have a list, newest first. */
    days: readonly PlainDate[];
    ignored: readonly Ignored[];
    files: ExportLabels;
  };
}

/** The largest holders of a company on a chosen day among the stored ones. */
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
        <>
          <HoldersTable shown={shown} />
          <FiguresOf day={shown.asOf} />
        </>
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {t('records.noHolders')}
        </Nothing>
      )}
    </section>
  );
}

function HoldersTable({ shown }: { shown: Holders }) {
  const t = useText();
  return (
    <DataTable
      caption={t('records.table', { title: t('records.holders') })}
      columns={holderColumns(t, shown.asOf)}
      rows={holderRows(shown)}
      rowKey={({ id }) => id}
      views={{
        holder: (row) => <Name row={row} />,
        ruler: ({ percent }) => <ShareRuler share={percent / WHOLE} />,
      }}
    />
  );
}

function Name({ row: { name, type } }: { row: HolderRow }) {
  const t = useText();
  return (
    <span className="whitespace-normal">
      {type === 'member' && '– '}
      <bdi>{name}</bdi>
      {type === 'group' && <span className="text-12 text-muted"> {t('records.holder.group')}</span>}
    </span>
  );
}
