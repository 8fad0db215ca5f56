import { needTexts } from '#messages/needed.ts';
import { textOf } from '#messages/text.tsx';
import { Proof } from '#app/blocks/proof/proof.tsx';
import { siteContext } from '#app/context.ts';
import { loadProof } from '#app/data/article/proof.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import type { Route } from './+types/reits';

export const handle = await needTexts('pages', 'stores');

/** For proofreaders of the article; hidden from search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, (locale) => {
    if (!loaderData) return {};
    const { title, description } = loaderData;
    return { title: textOf(locale)('proof.heading', { title }), description };
  }),
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: Route.LoaderArgs) {
  return loadProof(context.get(siteContext), pathOf('investing-reits'));
}

export default function ReitsProof({ loaderData }: Route.ComponentProps) {
  return <Proof page={loaderData} />;
}
