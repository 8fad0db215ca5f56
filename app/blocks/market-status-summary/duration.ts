import type { Text } from '#messages/text.tsx';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** A waiting time as text, in its two largest units: '1 h 9 min', 'ساعة و9 دقائق'. A part of a minute counts as one. */
export function waitText(ms: number, t: Text): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const days = Math.floor(hours / DAY_HOURS);
  if (days)
    return joined(
      t,
      t('market.wait.days', { count: days }),
      hours % DAY_HOURS && t('market.wait.hours', { count: hours % DAY_HOURS }),
    );
  if (!hours) return t('market.wait.minutes', { count: minutes });
  return joined(
    t,
    t('market.wait.hours', { count: hours }),
    minutes % HOUR_MINUTES && t('market.wait.minutes', { count: minutes % HOUR_MINUTES }),
  );
}

function joined(t: Text, large: string, small: string | 0): string {
  return small ? t('market.wait.both', { large, small }) : large;
}
