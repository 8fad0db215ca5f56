import { needTexts } from '#messages/needed.ts';
import { DayView } from '#app/blocks/company-figures/day-view.tsx';
import { DaysView } from '#app/blocks/company-figures/days-view.tsx';
import { HoldersView } from '#app/blocks/company-figures/holders-view.tsx';
import { NetAssetsView } from '#app/blocks/company-figures/net-assets-view.tsx';
import { OwnershipView } from '#app/blocks/company-figures/ownership-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { useCompanyHead } from '#app/layouts/company.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/figures';
import { loadFigures } from '#app/data/company/figures.ts';
import styles from '#app/ui/page-sections.module.css';

/** One file for the figures of a security: the address says which are shown. */
export const handle = await needTexts('company', 'pages', 'chart');

/** The figures of the day are neither a list nor a file. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...(loaderData?.page === 'daily-summary' ? [] : fileAlternates(matches)),
];

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadFigures(context.get(siteContext), (params.SecuritySymbol ?? '').toUpperCase(), url);
}

export default function CompanyFigures({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.stack}>
      <View data={loaderData} />
    </div>
  );
}

function View({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const head = useCompanyHead();
  switch (data.page) {
    case 'daily-summary':
      return <DayView head={head} deals={data.deals} unread={data.unread} />;
    case 'trading-summary':
      return <DaysView data={data} units={head.units} />;
    case 'nav-summary':
      return <NetAssetsView data={data} kind={head.security.kind} currency={head.units.money} />;
    case 'top-shareholders':
      return <HoldersView data={data} />;
    case 'foreign-investments':
      return <OwnershipView symbol={head.security.symbol} data={data} />;
  }
}
