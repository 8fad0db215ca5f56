import { data, redirect } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { PapersChecklist } from '#app/blocks/services/papers-checklist.tsx';
import { ServiceView } from '#app/blocks/services/service-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/service';
import { loadService } from '#app/data/members/service.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  // An answer to a reader's own figures is not useful to a search engine.
  ...(loaderData?.isRequested ? [{ name: 'robots', content: 'noindex' }] : []),
];

/** A GUID is redirected to the number, which is the canonical address of a service. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await loadService(site, params.Id ?? '', url.searchParams);
  if (found === 'unread') throw data({ service: params.Id }, { status: 503, statusText: 'Service Unavailable' });
  if (!found) throw data({ service: params.Id }, { status: 404, statusText: 'Not Found' });
  if ('moved' in found) throw redirect(found.moved + url.search, 301);
  return found;
}

/** One service of the catalogue. */
export default function MemberService({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage of={loaderData}>
      {loaderData.isChecklist ? <PapersChecklist data={loaderData} /> : <ServiceView data={loaderData} />}
    </ListPage>
  );
}
