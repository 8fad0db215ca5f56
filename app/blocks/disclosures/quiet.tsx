import type { ReactNode } from 'react';
import { formatDate } from '#domain/date.ts';
import { quietBelow, quietSince, type QuietDays } from '#domain/quiet-days.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { isNarrowed, type DisclosureFilters } from './disclosure-filters.ts';

interface Shown {
  filters: DisclosureFilters;
  /** True while older disclosures are being read. */
  isGrowing: boolean;
}

/** Notes of a list by day on days without a disclosure; none for a list that is filtered or not yet complete. */
export function quietNotes({ filters, isGrowing }: Shown, today: PlainDate) {
  return (days: readonly PlainDate[]): ReactNode[] => {
    if (isGrowing || isNarrowed(filters)) return [];
    const isNewest = filters.page === 1 && filters.to === null;
    return [isNewest ? quietSince(days[0], today) : null, ...quietBelow(days)].map(
      (quiet) => quiet && <Quiet key={quiet.from} days={quiet} />,
    );
  };
}

function Quiet({ days }: { days: QuietDays }) {
  const t = useText();
  const locale = useLocale();
  const [from, to] = [formatDate(days.from, locale), formatDate(days.to, locale)];
  const when = from === to ? from : t('disclosures.quiet.days', { from, to });
  return <p className="mt-4 text-14 text-muted">{t(`disclosures.quiet.${days.reason}`, { days: when })}</p>;
}
