import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { BoardView } from '#app/blocks/board/board-view.tsx';
import { Committees } from '#app/blocks/board/people.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { loadArticle } from '#app/data/article/article.ts';
import { loadBoard } from '#app/data/exchange/board.ts';
import type { Route } from './+types/board-members-and-management';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => (loaderData ? loaderData.page : {})),
  ...fileAlternates(matches),
];

const ADDRESS = SITE_MAP.find(({ name }) => name === 'discover-board-members-and-management')!;

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, board] = await Promise.all([loadArticle(site, ADDRESS), loadBoard(site, url.searchParams)]);
  return { page, board, stale: board.stale };
}

/**
 * Directors and management of the exchange's own company, as of any day, and the board's composition counted from its
 * seats.
 */
export default function BoardAndManagement({ loaderData: { page, board } }: Route.ComponentProps) {
  const t = useText();
  return (
    <ArticlePage
      page={page}
      parts={{
        board: <BoardView data={board} />,
        committees: <Committees data={board} />,
        'board-elections': board.elections && <MoreLink to={board.elections}>{t('board.elections')}</MoreLink>,
      }}
    />
  );
}
