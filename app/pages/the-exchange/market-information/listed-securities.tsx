import { textOf } from '#messages/text.tsx';
import { siteContext } from '../../../context.ts';
import { pageMeta } from '../../../page-meta.ts';
import { loadSecurityList } from './listed-securities/list-data.ts';
import { SecurityListView } from './listed-securities/list-view.tsx';
import type { Route } from './+types/listed-securities';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => ({
    title: textOf(locale)('menu.listedSecurities'),
    description: textOf(locale)('market.listed.lead'),
  }));

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurityList(context.get(siteContext), new URL(request.url).searchParams, null);
}

export default function ListedSecurities({ loaderData }: Route.ComponentProps) {
  return <SecurityListView data={loaderData} />;
}
