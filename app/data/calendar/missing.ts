import { isUnread } from '#app/data/status/stale-data.ts';
import type { Site } from '#app/context.ts';
import { textOf } from '#messages/text.tsx';

/** Why days show no offerings or no rights issues, in the reader's language; null when both were read. For loaders. */
export function issuesMissing(site: Site): string | null {
  const t = textOf(site.locale);
  const sentences = (['offerings', 'rights-issues'] as const).flatMap((job) => {
    const missing = isUnread(site, job);
    if (!missing) return [];
    return [t(`related.event.${missing === 'not-offered' ? 'notOffered' : 'unread'}.${job}`)];
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Why days show no actions of issuers, in the reader's language; null when all of them were read. For loaders. */
export function actionsMissing(site: Site): string | null {
  const missing = isUnread(site, 'dividends', 'splits');
  if (!missing) return null;
  return textOf(site.locale)(missing === 'not-offered' ? 'common.notOffered' : 'related.event.unread');
}

/** Jobs whose records move prices: bonus shares come with dividends. */
const MOVING = ['splits', 'rights-issues', 'dividends'] as const;

/** True while events that move prices may be missing: some are not read yet, or the exchange does not give them. */
export function areEventsMissing(site: Site): boolean {
  return MOVING.some((job) => isUnread(site, job) !== false);
}
