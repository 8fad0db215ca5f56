import { siteContext } from '#app/context.ts';
import { loadSecurityList } from './listed-securities/list-data.ts';
import { listMeta } from './listed-securities/list-meta.ts';
import { SecurityListView } from './listed-securities/list-view.tsx';
import type { Route } from './+types/listed-securities';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurityList(context.get(siteContext), new URL(request.url).searchParams, null);
}

export default function ListedSecurities({ loaderData }: Route.ComponentProps) {
  return <SecurityListView data={loaderData} />;
}
