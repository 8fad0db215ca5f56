import { textOf } from '#messages/text.tsx';
import { siteContext } from '../../../../context.ts';
import { pageMeta } from '../../../../page-meta.ts';
import { loadSecurityList } from './list-data.ts';
import { SecurityListView } from './list-view.tsx';
import type { Route } from './+types/bonds';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => ({
    title: textOf(locale)('menu.bonds'),
    description: textOf(locale)('market.listed.lead'),
  }));

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurityList(context.get(siteContext), new URL(request.url).searchParams, 'bond');
}

export default function Bonds({ loaderData }: Route.ComponentProps) {
  return <SecurityListView data={loaderData} />;
}
