import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';

/** Links to pages, each with its label from the texts. */
export function waysTo({ locale }: Site, pages: readonly (readonly [page: RouteName, text: string])[]) {
  const t = textOf(locale);
  return pages.map(([page, text]) => ({ to: pathOf(page), label: t(text) }));
}
