import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { Freshness } from '#app/blocks/freshness/freshness.tsx';
import { StaleText } from '#app/blocks/stale-notice/stale-text.tsx';
import { MarketLine } from '#app/blocks/header/market-line.tsx';
import { LedgerRow } from '#app/blocks/ledger-row/ledger-row.tsx';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import { OfflineText } from '#app/blocks/offline-banner/offline-banner.tsx';
import { MarketStatusSummary } from '#app/blocks/market-status-summary/market-status-summary.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import { useRootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { HEADS } from './company.ts';
import { LedgerLoading, PanelLoading, TableLoading } from './loading.tsx';
import type { StaleExamples } from './stale.ts';
import { at, HOLIDAY, NOW } from './moments.ts';
import { Group, Specimen } from './specimen.tsx';

const SILENT_MS = 130_000;
const CLOCK = {
  at: NOW,
  observedAt: NOW,
  speed: 1,
  status: 'open',
  phase: 'trading',
  simulated: true,
  epoch: 'still',
} as const;

/** The states that any block can be in. */
export function DataStates({ rows, stale }: { rows: readonly ValuedRow[]; stale: StaleExamples }) {
  const t = useText();
  const root = useRootData();
  const [first, second] = rows;
  return (
    <Group id="data" title="gallery.data">
      <Specimen name="gallery.data.loadingLedger">
        <LedgerLoading />
      </Specimen>
      <Specimen name="gallery.data.loadingTable">
        <TableLoading />
      </Specimen>
      <Specimen name="gallery.data.loadingPanel" navy>
        <PanelLoading />
      </Specimen>
      {root && (
        <Specimen name="gallery.data.live" live>
          <div className="states-row">
            <MarketLine clock={root.clock} index={root.generalIndex} />
          </div>
        </Specimen>
      )}
      <Specimen name="gallery.data.empty">
        <Notice title={t('common.noData')}>
          <p>{t('market.listed.nothingAdvice')}</p>
        </Notice>
      </Specimen>
      <Specimen name="gallery.data.error">
        <Notice title={t('common.fetchFailed')} tone="fault">
          <p>
            <Link to={pathOf('internal-states')} className="link">
              {t('errors.refresh')}
            </Link>
          </p>
        </Notice>
      </Specimen>
      <Specimen name="gallery.data.late">
        <StaleText stale={stale.stale} />
      </Specimen>
      <Specimen name="gallery.data.expired">
        <StaleText stale={stale.expired} />
      </Specimen>
      <Specimen name="gallery.data.stale">
        <Freshness clock={CLOCK} ageMs={SILENT_MS} now={NOW} closes={[]} className="states-pinned">
          {first && <LedgerRow row={first} measure="volume" />}
          {second && <LedgerRow row={second} measure="volume" />}
        </Freshness>
      </Specimen>
      <Specimen name="gallery.data.offline">
        <div className="states-pinned">
          <OfflineText since={NOW} />
        </div>
      </Specimen>
      <Specimen name="gallery.data.closed">
        <MarketStatusSummary now={at('18:20')} />
      </Specimen>
      <Specimen name="gallery.data.holiday">
        <MarketStatusSummary now={at('11:30', HOLIDAY)} />
      </Specimen>
      <Specimen name="gallery.data.suspended" wide>
        <CompanyHead head={HEADS.suspended} heading="h3" />
      </Specimen>
      <Specimen name="gallery.data.untraded" wide>
        <CompanyHead head={HEADS.untraded} heading="h3" />
      </Specimen>
      <Specimen name="gallery.data.simulated">
        <DataNotice simulated asOf={NOW} />
      </Specimen>
      <Specimen name="gallery.data.real">
        <DataNotice simulated={false} asOf={NOW} />
      </Specimen>
      <Specimen name="gallery.data.noScript">
        <p className="text-14 text-muted">{t('gallery.noScript')}</p>
      </Specimen>
      <Specimen name="gallery.data.print">
        <p className="text-14 text-muted">{t('gallery.print')}</p>
      </Specimen>
    </Group>
  );
}
