import { siteContext } from '#app/context.ts';
import { loadSecurityList } from '#app/data/securities/list.ts';
import { listMeta } from '#app/blocks/security-list/list-meta.ts';
import { SecurityListView } from '#app/blocks/security-list/list-view.tsx';
import type { Route } from './+types/funds';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurityList(context.get(siteContext), new URL(request.url).searchParams, 'fund');
}

export default function Funds({ loaderData }: Route.ComponentProps) {
  return <SecurityListView data={loaderData} />;
}
