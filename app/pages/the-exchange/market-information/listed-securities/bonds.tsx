import { siteContext } from '#app/context.ts';
import { loadSecurityList } from './list-data.ts';
import { listMeta } from './list-meta.ts';
import { SecurityListView } from './list-view.tsx';
import type { Route } from './+types/bonds';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSecurityList(context.get(siteContext), new URL(request.url).searchParams, 'bond');
}

export default function Bonds({ loaderData }: Route.ComponentProps) {
  return <SecurityListView data={loaderData} />;
}
