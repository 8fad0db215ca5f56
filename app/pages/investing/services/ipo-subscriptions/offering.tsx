import { data, redirect } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { CurrentOfferings } from '#app/blocks/offerings/current-offerings.tsx';
import { OfferingView } from '#app/blocks/offerings/offering-view.tsx';
import { siteContext } from '#app/context.ts';
import { findOffering, loadOffering, loadUnknownOffering } from '#app/data/investing/offering.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/offering';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, (locale) => loaderData?.page?.head ?? { title: textOf(locale)('offerings.unknown.title') }),
  ...(loaderData?.page ? fileAlternates(matches) : []),
  ...calculatorRobots(loaderData?.page?.mine?.hasInput),
];

/** A code in lower case is redirected to the canonical address of its offering. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const code = params.IPOCode ?? '';
  const offering = await findOffering(site, code);
  if (offering && offering.code !== code)
    throw redirect(pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: offering.code }) + url.search, 301);
  if (offering) {
    const page = await loadOffering(site, offering, url.searchParams);
    return { page, others: null, stale: page.stale };
  }
  const others = await loadUnknownOffering(site);
  if (others.unread === true) throw data({ offering: code }, { status: 503, statusText: 'Service Unavailable' });
  return data({ page: null, others, stale: null }, { status: 404 });
}

/** One offering in full, from the intention to the first day of trading; for an unknown code the current offerings. */
export default function OneOffering({ loaderData: { page, others } }: Route.ComponentProps) {
  const t = useText();
  if (page)
    return (
      <ListPage of={page}>
        <OfferingView data={page} />
      </ListPage>
    );
  return (
    <main id="content" className="wrap">
      <PageHead title={t('offerings.unknown.title')} lead={t('offerings.unknown.lead')} />
      <CurrentOfferings current={others.current} unread={others.unread} />
      <MoreLink to={pathOf('investing-ipo-subscriptions')}>{t('offerings.way.list')}</MoreLink>
    </main>
  );
}
