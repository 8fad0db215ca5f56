import { formatDate } from '#domain/date.ts';
import type { NetAssetDay } from '#domain/net-assets.ts';
import { percent, price } from '#domain/number.ts';
import type { SecurityKind } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { netAssetColumns } from './figure-columns.ts';
import { NetAssetsChart } from './net-assets-chart.tsx';
import type { NetAssetsDrawn } from './net-assets-drawing.ts';

const FUNDS: readonly SecurityKind[] = ['reit', 'etf', 'fund'];

interface NetAssetsViewProps {
  data: {
    unread: boolean | 'not-offered';
    newest: NetAssetDay | null;
    /** The drawing of all days; null where there are too few for a line. */
    drawn: NetAssetsDrawn | null;
    /** Rows of the shown page, newest first. */
    rows: readonly NetAssetDay[];
    steps: { page: number; pages: number; size: number; total: number };
    ignored: readonly Ignored[];
    files: ExportLabels;
  };
  kind: SecurityKind;
  /** Name of the currency in the reader's language. */
  currency: string;
}

/** The net asset value of a fund's unit, day by day, and its price. */
export function NetAssetsView({
  data: { unread, newest, drawn, rows, steps, ignored, files },
  kind,
  currency,
}: NetAssetsViewProps) {
  const t = useText();
  const isFund = FUNDS.includes(kind);
  return (
    <section aria-labelledby="nav-title">
      <SectionHead
        id="nav-title"
        title={t('records.nav')}
        lead={<Lead newest={newest} currency={currency} />}
        aside={<FileLinks files={files} query="" />}
      />
      <IgnoredNotices ignored={ignored} />
      {rows.length > 0 ? (
        <>
          {drawn && <NetAssetsChart drawn={drawn} currency={currency} />}
          <div className="mt-12">
            <DataTable
              caption={t('records.table', { title: t('records.nav') })}
              columns={netAssetColumns(t, currency)}
              rows={rows}
              rowKey={({ date }) => date}
            />
          </div>
          <FiguresOf day={newest?.date} />
        </>
      ) : (
        <Nothing unread={isFund && unread} isChosen={false}>
          {t(isFund ? 'records.nav.untold' : 'records.nav.noFund')}
        </Nothing>
      )}
      <Steps {...steps} toPage={(page) => queryOf({ page: page === 1 ? null : page }) || '.'} />
    </section>
  );
}

/** The newest day in a sentence. */
function Lead({ newest, currency }: { newest: NetAssetDay | null; currency: string }) {
  const t = useText();
  const locale = useLocale();
  if (!newest) return null;
  const { date, value, premiumPercent } = newest;
  const values = { date: formatDate(date, locale), nav: price(value), currency };
  if (premiumPercent === null) return t('records.nav.unpriced', values);
  const share = percent(Math.abs(premiumPercent), { sign: false, zero: true });
  return t(premiumPercent < 0 ? 'records.nav.atDiscount' : 'records.nav.atPremium', { ...values, share });
}
