import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { RulesView } from '#app/blocks/rulebook/rules-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/market-rules';
import { loadRules } from '#app/data/rules/rules.ts';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRules(context.get(siteContext), url.searchParams);
}

/** The rulebook, with the texts of the requested day. */
export default function MarketRules({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, beside } = data;
  return (
    <main id="content">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <PageHead
          title={head.title}
          lead={head.lead}
          aside={<MoreLink to={pathOf('the-exchange-circulars')}>{beside}</MoreLink>}
        />
      </div>
      <RulesView data={data} />
    </main>
  );
}
