import { pick } from '#domain/bilingual.ts';
import { formatDate, marketDate, marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import {
  closesAt,
  courseOf,
  opensAt,
  subscriptionOf,
  trancheState,
  type Offering,
  type OfferingPhase,
  type Tranche,
} from '#domain/offering.ts';
import { DAY_MS, type Instant, type PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { CourseStep, TrancheOnDay } from '#app/blocks/offerings/offerings-data.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A tranche at a moment, with the time until it opens or closes. */
export function trancheOnDay(tranche: Tranche, now: Instant, isWithdrawn: boolean, locale: Locale): TrancheOnDay {
  const t = textOf(locale);
  const state = isWithdrawn ? 'closed' : trancheState(tranche, now);
  if (state === 'closed') return { tranche, state, left: null };
  const until = state === 'open' ? closesAt(tranche) : opensAt(tranche);
  const left = timeText(until - now, t);
  return { tranche, state, left: t(state === 'open' ? 'offerings.left.closes' : 'offerings.left.opens', { left }) };
}

/** Days and hours; below a day only hours, below an hour only minutes. */
function timeText(ms: number, t: Text): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (days === 0 && hours === 0) return t('offerings.minutes', { count: Math.max(1, Math.ceil(ms / MINUTE_MS)) });
  if (days === 0) return t('offerings.hours', { count: hours });
  if (hours === 0) return t('offerings.days', { count: days });
  return t('offerings.daysAndHours', {
    days: t('offerings.days', { count: days }),
    hours: t('offerings.hours', { count: hours }),
  });
}

/** The day whose announcement each phase awaits. */
const AWAITED: Partial<Record<OfferingPhase, keyof Offering['days']>> = {
  closed: 'priced',
  priced: 'allotted',
  allotted: 'refunded',
  refunded: 'listed',
};

/** A sentence on what comes next. */
export function nextText(
  offering: Offering,
  { phase, today }: { phase: OfferingPhase; today: PlainDate },
  locale: Locale,
): string {
  const t = textOf(locale);
  const on = (day: PlainDate) => formatDate(day, locale);
  const { days } = offering;
  if (phase === 'withdrawn') return withdrawnText(offering, locale);
  if (phase === 'trading') return t('offerings.next.trading', { day: on(days.listed!) });
  const subscription = subscriptionOf(offering);
  if (phase === 'open') {
    const to = subscription!.to;
    return t('offerings.next.open', { day: on(marketDate(to)), time: marketTime(to) });
  }
  if (phase === 'announced')
    return subscription ? t('offerings.next.announced', { day: on(subscription.from) }) : t('offerings.next.undated');
  const awaited = AWAITED[phase]!;
  const day = days[awaited];
  if (day === null) return t(`offerings.next.${phase}.undated`);
  const due = t(`offerings.next.${phase}`, { day: on(day) });
  return day < today ? `${due} ${t('offerings.next.overdue')}` : due;
}

function withdrawnText({ withdrawn, days, tranches }: Offering, locale: Locale): string {
  const t = textOf(locale);
  const { on, why } = withdrawn!;
  const hadOpened = tranches.some(({ opens }) => opens <= on);
  const refund = !hadOpened
    ? t('offerings.next.noMoney')
    : days.refunded === null
      ? t('offerings.next.moneyBack')
      : t('offerings.next.moneyBackOn', { day: formatDate(days.refunded, locale) });
  return [t('offerings.next.withdrawn', { day: formatDate(on, locale) }), why && pick(why, locale), refund]
    .filter(Boolean)
    .join(' ');
}

/** The steps of an offering on a day: past, today's and upcoming. */
export function courseSteps(offering: Offering, today: PlainDate, locale: Locale): CourseStep[] {
  return courseOf(offering).map((day) => ({
    ...day,
    label: stepText(day, locale),
    state: day.on < today ? 'done' : day.on === today ? 'today' : 'ahead',
  }));
}

/** 'Subscription closes: First tranche, 14:00' */
export function stepText({ step, tranche }: Pick<CourseStep, 'step' | 'tranche'>, locale: Locale): string {
  const t = textOf(locale);
  const label = t(`offerings.course.${step}`);
  if (tranche === null) return label;
  const name = pick(tranche.name, locale);
  return step === 'closes'
    ? t('offerings.course.closesOf', { step: label, tranche: name, time: tranche.closesAt })
    : t('offerings.course.of', { step: label, tranche: name });
}
