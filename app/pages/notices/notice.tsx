import { redirect } from 'react-router';
import { LOCALES } from '#domain/locale.ts';
import { needTexts } from '#messages/needed.ts';
import { useLocale } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { NoticeView } from '#app/blocks/notices/notice-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/notice';
import { loadNotice } from '#app/data/notices/notice.ts';
import type { NoticeKind } from '#app/data/notices/kinds.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

/**
 * A guard has accepted the id; the id of the other language's edition is redirected to the canonical address of both.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const kind = url.pathname.split('/').at(-2) as NoticeKind;
  const { id = '' } = params;
  const found = await loadNotice(context.get(siteContext), kind, id);
  if (!found) throw new Error(`The guard let the unknown '${id}' pass.`);
  if ('moved' in found) throw redirect(found.moved, 301);
  return found;
}

/** One file for the exchange's single notices: the address says which is shown. */
export default function NoticePage({ loaderData: data }: Route.ComponentProps) {
  const { trail, headline, lang, lead } = data;
  const otherLanguage = lang === useLocale() ? undefined : LOCALES[lang].iso;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={<bdi lang={otherLanguage}>{headline}</bdi>} lead={lead} />
      <NoticeView data={data} />
    </main>
  );
}
