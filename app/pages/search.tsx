import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { NoQuery, NothingFound } from '#app/blocks/search/advice.tsx';
import { PageResults, ResultColumn, Results, SecurityResults } from '#app/blocks/search/results.tsx';
import { SearchBox } from '#app/blocks/search/search-box.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/search';
import { loadSearch, type FoundGroupData, type SearchData } from '#app/data/search/search.ts';

export const handle = await needTexts('search');

/** Search results are not a page of the site: they are kept out of search engines. */
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
  const { asked, total, popular } = found;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('common.search'), to: pathOf('search') }]} />
      <PageHead title={t('common.search')} lead={asked ? <Outcome found={found} /> : t('search.lead')} />
      <SearchBox query={asked} label={t('search.here')} boxed />
      <Notes found={found} />
      {total > 0 && <Groups found={found} />}
      {asked && total === 0 && <NothingFound popular={popular} />}
      {!asked && <NoQuery popular={popular} />}
    </main>
  );
}

/** Groups beside the publications, when there is room. */
const ASIDE: readonly string[] = ['people', 'members', 'glossary'];

/**
 * Securities and publications, and beside them people, pages and terms; one column when only one of the two has
 * results.
 */
function Groups({ found: { securities, pages, isPageNamed, groups } }: { found: SearchData }) {
  const isAside = ({ group }: FoundGroupData) => ASIDE.includes(group);
  const shown = (some: readonly FoundGroupData[]) => some.map((one) => <PageResults key={one.group} {...one} />);
  const [published, beside] = [groups.filter((one) => !isAside(one)), groups.filter(isAside)];
  const columns = [
    securities.total + published.length > 0 && (
      <ResultColumn key="first">
        {securities.total > 0 && <SecurityResults results={securities.rows} total={securities.total} />}
        {shown(published)}
      </ResultColumn>
    ),
    pages.total + beside.length > 0 && (
      <ResultColumn key="second">
        {shown(beside)}
        {pages.total > 0 && <PageResults group="pages" found={pages} />}
      </ResultColumn>
    ),
  ];
  return <Results>{isPageNamed ? columns.toReversed() : columns}</Results>;
}

/** Number of results, visible and read out when it changes. */
function Outcome({ found: { asked, total, groups } }: { found: SearchData }) {
  const isOpen = groups.some(({ found }) => found.isOpen);
  return (
    <span role="status">
      {useText()(isOpen ? 'search.outcomeOpen' : 'search.outcome', { count: total, query: asked })}
    </span>
  );
}

/** Notes when the results are not for the words as typed. */
function Notes({ found: { by, query, total } }: { found: SearchData }) {
  const t = useText();
  return (
    <>
      {by === 'other-keyboard' && <Notice title={t('search.otherKeyboard', { query })} role="note" />}
      {by === 'alike' && total > 0 && <Notice title={t('search.alike')} role="note" />}
    </>
  );
}
