import { useMemo } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { textOf } from '#messages/text.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { WatchScreen } from '#app/blocks/watch/watch-screen.tsx';
import type { WatchData } from '#app/blocks/watch/watch-data.ts';
import { asksForSister } from '#app/blocks/watch/watch-view.ts';
import { marketViewOf } from '#app/blocks/watch/watch-views.ts';
import { siteContext } from '#app/context.ts';
import { fromJsonText, toJsonText, type JsonText } from '#app/json-text.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { lazyPart } from '#app/ui/hydrate-on-interaction.tsx';
import type { Route } from './+types/market-watch';
import { loadMarketView } from '#app/data/market/views.ts';
import { loadKnownPanel, loadWatch } from '#app/data/market/watch.ts';

export const handle = await needTexts('company');

const loadViews = () => import('#app/blocks/market-views/market-views.tsx').then((file) => file.MarketViews);
const MarketViews = lazyPart(import.meta.env.SSR && (await loadViews()), loadViews);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    const view = loaderData?.shown?.view;
    const title = view ? `${t(`watch.view.${view}`)} · ${t('watch.title')}` : t('watch.title');
    return { title, description: t('watch.description') };
  }),
  ...fileAlternates(matches),
];

const NOTHING = { stale: null, board: null, panel: null, shown: null };

/**
 * The market watch or another view of the market, or, for the page's own request, the panel of one row; never the panel
 * for a document.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false;
  if (query.get('part') === 'panel' && !isDocument) {
    return { ...NOTHING, panel: await loadKnownPanel(site, (query.get('symbol') ?? '').toUpperCase()) };
  }
  const view = marketViewOf(query);
  if (view) return { ...NOTHING, stale: staleData(site, 'reference'), shown: await loadMarketView(site, view) };
  const { rows, ...board } = await loadWatch(site, query);
  return { ...NOTHING, stale: staleData(site, 'reference'), board: { ...board, rows: toJsonText(rows) } };
}

/** The panel is optional: if its data cannot be loaded, the market watch stays and the panel shows live figures. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const asked = serverLoader();
  const forPanel = new URL(request.url).searchParams.get('part') === 'panel';
  return forPanel ? asked.catch(() => NOTHING) : asked;
}

/** The page itself handles order, filters and columns; another view and the other exchange's list are loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [now, next] = [currentUrl.searchParams, nextUrl.searchParams];
  return asksForSister(now) !== asksForSister(next) || marketViewOf(now) !== marketViewOf(next);
}

export default function MarketWatch({ loaderData: { board, shown } }: Route.ComponentProps) {
  if (shown) return <MarketViews data={shown} />;
  return board && <Watch board={board} />;
}

function Watch({ board }: { board: Omit<WatchData, 'rows'> & { rows: JsonText<WatchData['rows']> } }) {
  const [query] = useSearchParams();
  const data = useMemo(() => ({ ...board, rows: fromJsonText(board.rows) }), [board]);
  return <WatchScreen data={data} query={String(query)} />;
}
