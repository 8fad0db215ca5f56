import { glossaryTerms } from '#messages/glossary-terms.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { heatMap } from '#app/blocks/heat-map/heat-map-layout.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { ArticleStates } from './states/article-states.tsx';
import { boardRows, heatItems } from './states/board.ts';
import { CompanyStates } from './states/company-states.tsx';
import { DataStates } from './states/data-states.tsx';
import { staleExamples } from './states/stale.ts';
import { HomeStates } from './states/home-states.tsx';
import { Lists } from './states/lists.tsx';
import { Market } from './states/market.tsx';
import { Ornament } from './states/ornament.tsx';
import { Parts } from './states/parts.tsx';
import { Publications } from './states/publications.tsx';
import { Session } from './states/session.tsx';
import { Ways } from './states/ways.tsx';
import sheet from './states/states.css?url';
import type { Route } from './+types/states';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export const handle = await needTexts('chart', 'gallery', 'glossary', 'home', 'company', 'stores', 'search');

/** For those who work on the site; no reader is meant to find it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('gallery.title'), description: t('gallery.lead') };
  }),
  { name: 'robots', content: 'noindex' },
];

/** Fixed figures: neither the store nor the market is asked. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  return {
    stale: staleExamples(locale),
    rows: boardRows(locale),
    map: heatMap('market-value', heatItems(locale)),
    entry: glossaryTerms(locale).find(({ id }) => id === 'vwap') ?? null,
  };
}

/** In the order in which the page shows them. */
const GROUPS = [
  { id: 'data', title: 'gallery.data' },
  { id: 'parts', title: 'gallery.parts' },
  { id: 'market', title: 'gallery.market' },
  { id: 'lists', title: 'gallery.lists' },
  { id: 'home', title: 'gallery.home' },
  { id: 'session', title: 'gallery.session' },
  { id: 'company', title: 'gallery.company' },
  { id: 'publications', title: 'gallery.publications' },
  { id: 'article', title: 'gallery.article' },
  { id: 'ornament', title: 'gallery.ornament' },
  { id: 'ways', title: 'gallery.ways' },
] as const;

/** Every block in every state, with fixed figures. */
export default function States({ loaderData: { rows, map, stale, entry } }: Route.ComponentProps) {
  const t = useText();
  const root = useRootData();
  return (
    <main id="content" className="wrap">
      <PageHead title={t('gallery.title')} lead={t('gallery.lead')} />
      <nav aria-label={t('gallery.contents')}>
        <ol className="states-contents">
          {GROUPS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link">
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <DataStates stale={stale} rows={rows} />
      <Parts rows={rows} />
      <Market rows={rows} map={map} />
      <Lists />
      <HomeStates rows={rows} />
      <Session />
      <CompanyStates />
      <Publications />
      <ArticleStates rows={rows} />
      <Ornament />
      {root && <Ways root={root} rows={rows} entry={entry} />}
    </main>
  );
}
