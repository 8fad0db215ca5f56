import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { textOf } from '#messages/text.tsx';
import { fileAlternates } from '../blocks/row-files/file-alternates.ts';
import { WatchScreen } from '../blocks/watch/watch-screen.tsx';
import { siteContext } from '../context.ts';
import { lateData } from '../late-data.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/market-watch';
import { asksForSister, loadKnownPanel, loadWatch } from './market-watch-data.ts';

export const handle = await needTexts('company');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('watch.title'), description: t('watch.description') };
  }),
  ...fileAlternates(matches),
];

/** The board, or for the page's own request the panel of one row alone; a document always holds the board. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false;
  if (query.get('part') === 'panel' && !isDocument) {
    return { board: null, panel: await loadKnownPanel(site, (query.get('symbol') ?? '').toUpperCase()) };
  }
  return { late: lateData(site, 'reference'), board: await loadWatch(site, query), panel: null };
}

/** The panel is an extra to its row: where its data cannot be had, the board stays and the panel shows what moves. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const asked = serverLoader();
  const forPanel = new URL(request.url).searchParams.get('part') === 'panel';
  return forPanel ? asked.catch(() => ({ board: null, panel: null })) : asked;
}

/** Order, filters and columns are the page's own work; only the other exchange's list is another one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  return asksForSister(currentUrl.searchParams) !== asksForSister(nextUrl.searchParams);
}

export default function MarketWatch({ loaderData: { board } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  if (!board) return null;
  return <WatchScreen data={board} query={String(query)} />;
}
