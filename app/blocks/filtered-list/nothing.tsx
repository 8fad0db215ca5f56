import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** In place of an empty list: why there is nothing, that what would be in it was not read yet, or that the exchange does not give it. */
export function Nothing({ unread, children }: { unread: boolean | 'not-offered'; children: ReactNode }) {
  const t = useText();
  if (unread === 'not-offered') return <Notice title={t('common.notOffered')} />;
  if (unread) return <Notice title={t('records.unread')} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{children}</p>
    </Notice>
  );
}
