import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** In place of an empty list: why there is nothing, or that what would be in it was not read yet. */
export function Nothing({ unread, children }: { unread: boolean; children: ReactNode }) {
  const t = useText();
  if (unread) return <Notice title={t('records.unread')} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{children}</p>
    </Notice>
  );
}
