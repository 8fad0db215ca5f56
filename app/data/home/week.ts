import { marketDate } from '#domain/date.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { PlainDate } from '#domain/time.ts';
import { daysAhead } from '#domain/week-ahead.ts';
import type { IssueOnDay, WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import { issuesOnDays, knownIssues } from '#app/data/calendar/issues.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import type { HomeEvent } from '#app/data/calendar/events.ts';
import { daysWith } from '#app/data/calendar/month.ts';
import { pathOf } from '#app/page-path.ts';
import { textOf } from '#messages/text.tsx';

const DAYS_SHOWN = 5;

/** The next days with corporate actions, offerings and rights issues, the last days of futures, the exchange's events, closures, and which trades settle. */
export async function loadWeek(site: Site, events: readonly HomeEvent[]): Promise<WeekDay[]> {
  const days = daysAhead(marketDate(site.now()), DAYS_SHOWN);
  const [actions, issues, expiries] = await Promise.all([
    knownActions(site, { from: days[0]!, to: days.at(-1)! }),
    knownIssues(site),
    expiriesOn(site, days),
  ]);
  const dated = [...expiries, ...issuesOnDays(issues, actions, site)];
  return daysWith(days, { actions, issues: dated, events }, site.locale);
}

/** Last trading days of futures contracts: one entry a day, however many contracts end. */
export async function expiriesOn(
  { store, locale }: Pick<Site, 'store' | 'locale'>,
  days: readonly PlainDate[],
): Promise<IssueOnDay[]> {
  const t = textOf(locale);
  const terms = await store.documents.list<InstrumentTerms>('instrument-terms');
  const symbolsOn = Map.groupBy(terms, ({ value }) => (value.kind === 'future' ? value.expiresOn : null));
  return days.flatMap((date) => {
    const ending = symbolsOn.get(date) ?? [];
    if (ending.length === 0) return [];
    return {
      id: `expiry ${date}`,
      date,
      name: t('home.week.futures'),
      to: pathOf('investing-derivatives'),
      what: t('home.week.expiry', { count: ending.length, symbol: ending[0]!.key }),
      confirmed: true,
    };
  });
}
