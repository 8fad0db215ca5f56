import type { FeedName } from '#domain/feed.ts';
import { useText } from '#messages/text.tsx';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';

/** In place of an empty list: there is nothing, or it could not be fetched. */
export function NoneListed({ feed }: { feed: FeedName }) {
  const t = useText();
  return <p className="text-muted">{t(useUnread(feed) ? 'common.fetchFailed' : 'common.noData')}</p>;
}
