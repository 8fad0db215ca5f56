import { marketTime } from '#domain/date.ts';
import type { Hours } from '#domain/session.ts';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** How a futures contract settles, and its hours where it trades without auctions. */
export function ContractNotices({ symbol, hours }: { symbol: string; hours: Hours | null }) {
  const t = useText();
  return (
    <div className="mt-4">
      <Notice title={t('deadlines.future', { symbol })} role="note" />
      {hours && (
        <Notice
          title={t('deadlines.oil', { symbol, from: marketTime(hours.from), to: marketTime(hours.to) })}
          role="note"
        />
      )}
    </div>
  );
}
