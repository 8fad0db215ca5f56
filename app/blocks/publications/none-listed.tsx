import { useText } from '#messages/text.tsx';
import type { JobName } from '#app/data/status/stale-data.ts';
import { useNotOffered, useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';

/** Replaces an empty list: says that there is nothing, or that it could not be fetched. */
export function NoneListed({ feed }: { feed: JobName }) {
  const t = useText();
  const [isUnread, isAbsent] = [useUnread(feed), useNotOffered(feed)];
  return (
    <p className="text-muted">{t(isUnread ? 'common.fetchFailed' : isAbsent ? 'common.notOffered' : 'common.none')}</p>
  );
}
