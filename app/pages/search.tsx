import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { QUERY_MAX } from '#domain/search.ts';
import { Breadcrumbs } from '../blocks/breadcrumbs/breadcrumbs.tsx';
import { NothingAsked, NothingFound } from '../blocks/search/advice.tsx';
import { PageResults, Results, SecurityResults } from '../blocks/search/results.tsx';
import { SearchBox } from '../blocks/search/search-box.tsx';
import { siteContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pathOf } from '../page-path.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/search';
import { loadSearch, type SearchData } from './search/search-data.ts';

export const handle = await needTexts('search');

/** What one looks for is no page of the site: it is kept out of other searches. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const asked = loaderData?.asked;
    return { title: asked ? t('search.titleOf', { query: asked }) : t('common.search'), description: t('search.lead') };
  }),
  { name: 'robots', content: 'noindex' },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSearch(context.get(siteContext), new URL(request.url).searchParams);
}

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const t = useText();
  const { asked, securities, pages, popular } = found;
  const total = securities.total + pages.total;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('common.search'), to: pathOf('search') }]} />
      <PageHead title={t('common.search')} lead={asked ? <Outcome found={found} /> : t('search.lead')} />
      <SearchBox query={asked} label={t('search.here')} boxed />
      <Notes found={found} />
      {total > 0 && (
        <Results>
          {securities.total > 0 && <SecurityResults results={securities.rows} total={securities.total} />}
          {pages.total > 0 && <PageResults results={pages.items} total={pages.total} />}
        </Results>
      )}
      {asked && total === 0 && <NothingFound popular={popular} />}
      {!asked && <NothingAsked popular={popular} />}
    </main>
  );
}

/** How much was found, for the eye and read out when it changes. */
function Outcome({ found: { asked, securities, pages } }: { found: SearchData }) {
  const count = securities.total + pages.total;
  return <span role="status">{useText()('search.outcome', { count, query: asked })}</span>;
}

/** Where the answer is not that to the words as typed, it says so. */
function Notes({ found: { cut, by, query, securities, pages } }: { found: SearchData }) {
  const t = useText();
  const total = securities.total + pages.total;
  return (
    <>
      {cut && <Notice title={t('search.cut', { max: QUERY_MAX })} role="note" />}
      {by === 'other-keyboard' && <Notice title={t('search.otherKeyboard', { query })} role="note" />}
      {by === 'alike' && total > 0 && <Notice title={t('search.alike')} role="note" />}
    </>
  );
}
