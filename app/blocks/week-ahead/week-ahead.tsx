import { weekday } from '#domain/calendar.ts';
import { formatDayMonth, MONTHS, WEEKDAYS } from '#domain/date.ts';
import { price } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { amountOnDay, type ActionOnDay } from '#domain/week-ahead.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { LatticePanel } from '#app/blocks/lattice/lattice.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { EventMarker } from './event-marker.tsx';
import type { WeekDay } from './week-day.ts';
import styles from './week-ahead.module.css';

/** Where the market's day is on a page with a calendar. */
export const TODAY_ID = 'today';

interface WeekAheadProps {
  days: readonly WeekDay[];
  /** The market's day, which is marked; the days before it are muted. */
  today?: PlainDate | undefined;
  quiet?: boolean | undefined;
}

/**
 * Days side by side: their events, and which trades settle; closed days show the lattice; with `quiet`, days without
 * events have no note on that.
 */
export function WeekAhead({ days, today, quiet }: WeekAheadProps) {
  return (
    <ol className={styles.week} data-quiet={quiet}>
      {days.map((day) => (
        <li
          key={day.date}
          className={styles.day}
          data-closed={day.closedFor !== null || undefined}
          data-past={(today !== undefined && day.date < today) || undefined}
          id={day.date === today ? TODAY_ID : undefined}
          aria-current={day.date === today ? 'date' : undefined}
        >
          <DayName date={day.date} isToday={day.date === today} />
          {day.closedFor === null ? <OpenDay day={day} quiet={quiet} /> : <ClosedDay reason={day.closedFor} />}
        </li>
      ))}
    </ol>
  );
}

/** First and last of the days, for the section's lead. */
export function useWeekSpan(days: readonly WeekDay[]): { from: string; to: string } {
  const locale = useLocale();
  return { from: formatDayMonth(days[0]?.date, locale), to: formatDayMonth(days.at(-1)?.date, locale) };
}

function DayName({ date, isToday }: { date: PlainDate; isToday: boolean }) {
  const t = useText();
  const locale = useLocale();
  return (
    <p className={styles.name}>
      <time dateTime={date} className={styles.date}>
        <span className={`${styles.number} light display`}>{Number(date.slice(8))}</span>
        <span>
          {WEEKDAYS[locale][weekday(date)]} <br />
          {MONTHS[locale][Number(date.slice(5, 7)) - 1]}
        </span>
        {isToday && <b className={styles.today}>{t('market.today')}</b>}
      </time>
    </p>
  );
}

function ClosedDay({ reason }: { reason: string }) {
  const t = useText();
  return (
    <>
      <LatticePanel order={8} className={styles.lattice} />
      <p className={styles.closed}>
        {t('home.week.closed')} <br />
        <span className={styles.reason}>{reason}</span>
      </p>
    </>
  );
}

/** Most rows in a day when one week is shown; the others are only counted. */
const ACTIONS_SHOWN = 6;

function OpenDay({ day: { actions, issues, events, settles }, quiet }: { day: WeekDay; quiet: boolean | undefined }) {
  const t = useText();
  const locale = useLocale();
  const most = quiet ? Infinity : ACTIONS_SHOWN;
  const shownIssues = issues.slice(0, most);
  const shown = actions.slice(0, most - shownIssues.length);
  const more = actions.length + issues.length - shown.length - shownIssues.length;
  const settling = settles && `${WEEKDAYS[locale][weekday(settles)]} ${formatDayMonth(settles, locale)}`;
  return (
    <>
      {!quiet && actions.length + issues.length + events.length === 0 && (
        <p className={styles.nothing}>{t('home.week.nothing')}</p>
      )}
      <ul className={styles.list}>
        {shownIssues.map((issue) => (
          <li key={issue.id}>
            <Marker confirmed={issue.confirmed} />
            <span>
              <Link to={issue.to} className={styles.symbol}>
                <bdi>{issue.name}</bdi>
              </Link>{' '}
              {issue.what}
            </span>
          </li>
        ))}
        {shown.map((action) => (
          <li key={action.id + action.step}>
            <Marker confirmed={action.confirmed} />
            <Action action={action} />
          </li>
        ))}
        {events.map(({ id, title, time }) => (
          <li key={id}>
            <Marker confirmed />
            <span>
              {title}
              {time && (
                <>
                  {t('common.listSeparator')}
                  <Figure>{time}</Figure>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('home.week.more', { count: more })}</p>}
      {settling && <p className={styles.settles}>{t('home.week.settles', { day: settling })}</p>}
    </>
  );
}

function Marker({ confirmed }: { confirmed: boolean }) {
  const t = useText();
  return <EventMarker confirmed={confirmed} label={t(confirmed ? 'home.week.confirmed' : 'home.week.proposed')} />;
}

function Action({ action }: { action: ActionOnDay }) {
  const t = useText();
  const locale = useLocale();
  const { symbol, kind, step, currency } = action;
  const amount = amountOnDay(action);
  return (
    <span>
      <SecurityLink symbol={symbol} className={styles.symbol}>
        <Figure>{symbol}</Figure>
      </SecurityLink>{' '}
      {t(textOf(kind, step))}
      {amount !== null &&
        `${t('common.listSeparator')}${t('market.money', { amount: price(amount), currency: currencyName(currency, locale) })}`}
    </span>
  );
}

const EX_TEXT = {
  'cash-dividend': 'home.week.ex.cashDividend',
  'bonus-shares': 'home.week.ex.bonusShares',
  'rights-issue': 'home.week.ex.rightsIssue',
  split: 'home.week.ex.split',
  'capital-reduction': 'home.week.ex.capitalReduction',
  'general-meeting': 'home.week.meeting',
} as const satisfies Record<ActionOnDay['kind'], string>;

const STEP_TEXT = {
  meeting: 'home.week.meeting',
  entitlement: 'home.week.entitlement',
  record: 'home.week.record',
  payment: 'home.week.payment',
} as const;

function textOf(kind: ActionOnDay['kind'], step: ActionOnDay['step']): string {
  return step === 'ex' ? EX_TEXT[kind] : STEP_TEXT[step];
}
