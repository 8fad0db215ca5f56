import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';

interface NothingProps {
  unread: boolean | 'not-offered';
  /** False where the reader set no filter that could have excluded anything. */
  isChosen?: boolean;
  children: ReactNode;
}

/**
 * Replaces an empty list: says why there is nothing, that its data was not read yet, or that the exchange does not give
 * it.
 */
export function Nothing({ unread, isChosen = true, children }: NothingProps) {
  const t = useText();
  if (unread === 'not-offered') return <Notice title={t('common.notOffered')} />;
  if (unread) return <Notice title={t('records.unread')} />;
  if (!isChosen) return <Notice title={children} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{children}</p>
    </Notice>
  );
}
