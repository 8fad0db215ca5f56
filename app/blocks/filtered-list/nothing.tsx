import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';

interface NothingProps {
  unread: boolean | 'not-offered';
  /** False where the reader chose nothing that could have left something out. */
  isChosen?: boolean;
  children: ReactNode;
}

/** In place of an empty list: why there is nothing, that what would be in it was not read yet, or that the exchange does not give it. */
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
