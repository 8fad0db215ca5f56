import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { WatchTable } from '#app/blocks/carbon/watch-table.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { loadCarbonWatch } from '#app/data/carbon/carbon-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/mwcarbon';

export const handle = await needTexts('pages', 'stores');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('carbon.watch.title'), description: t('carbon.watch.description') };
  }),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadCarbonWatch(context.get(siteContext), url.searchParams);
}

/** The carbon market inside the apps: current prices of credits, and how many are left. */
export default function CarbonWatch({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className="wrap">
      <PageHead title={t('carbon.watch.title')} aside={<SessionSummary now={data.now} />} />
      <WatchTable of={data} />
      <MoreLink to={pathOf('investing-carbon-credits')}>{t('carbon.more')}</MoreLink>
    </main>
  );
}
