import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useTopics } from '#app/live/hooks.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { figureColumn } from '#app/blocks/security-list/columns.ts';
import { figureViews } from '#app/blocks/security-list/figure-cell.tsx';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { PeersData } from './largest-peers.ts';

const FIGURES = ['last', 'change-percent', 'market-cap'] as const;

/** The largest other securities of a sector, live; the order is that at the time of rendering. */
export function Peers({ peers }: { peers: PeersData | null }) {
  const t = useText();
  const locale = useLocale();
  useTopics(peers?.rows.map(({ symbol }) => `symbol:${symbol}` as const) ?? []);
  if (!peers) return null;
  const sector = pick(peers.sector, locale);
  const all = `${pathOf('the-exchange-listed-securities')}?sector=${peers.slug}`;
  return (
    <section aria-labelledby="peers-title">
      <SectionHead
        id="peers-title"
        title={t('company.peers')}
        lead={t('company.peersLead', { sector })}
        aside={<MoreLink to={all}>{t('company.peersAll')}</MoreLink>}
      />
      <DataTable
        caption={t('company.peersCaption', { sector })}
        columns={[...bilingualSecurityColumns<ListedRow>(t), ...FIGURES.map((id) => figureColumn<ListedRow>(id, t))]}
        rows={peers.rows}
        rowKey={({ symbol }) => symbol}
        views={{
          symbol: ({ symbol, name }) => <SecurityName symbol={symbol} name={pick(name, locale)} />,
          ...figureViews<ListedRow>(FIGURES),
        }}
      />
    </section>
  );
}
