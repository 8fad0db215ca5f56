import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useTopics } from '#app/live/hooks.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { FIGURE_COLUMNS } from '#app/blocks/security-list/columns.ts';
import { FigureCell } from '#app/blocks/security-list/figure-cell.tsx';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import type { PeersData } from './largest-peers.ts';

const FIGURES = ['last', 'change-percent', 'market-cap'] as const;

/** The largest others of a security's sector, live; the order is that of the page's making. */
export function Peers({ peers }: { peers: PeersData | null }) {
  const t = useText();
  const locale = useLocale();
  useTopics(peers?.rows.map(({ symbol }) => `symbol:${symbol}` as const) ?? []);
  if (!peers) return null;
  const sector = pick(peers.sector, locale);
  const columns: Column<ListedRow>[] = [
    {
      id: 'symbol',
      head: t('market.security'),
      cell: ({ symbol, name }) => <SecurityName symbol={symbol} name={pick(name, locale)} />,
    },
    ...FIGURES.map((id) => ({
      id,
      head: t(FIGURE_COLUMNS[id].text),
      figures: true,
      cell: (row: ListedRow) => <FigureCell row={row} id={id} />,
    })),
  ];
  const all = `${pathOf('the-exchange-listed-securities')}?sector=${peers.slug}`;
  return (
    <section aria-labelledby="peers-title">
      <SectionHead
        id="peers-title"
        title={t('company.peers')}
        lead={t('company.peersLead', { sector })}
        aside={<MoreLink to={all}>{t('company.peersAll')}</MoreLink>}
      />
      <Table
        caption={t('company.peersCaption', { sector })}
        captionHidden
        columns={columns}
        rows={peers.rows}
        rowKey={({ symbol }) => symbol}
      />
    </section>
  );
}
