import { pathOf } from '#app/page-path.ts';
import { pick, sameInAll, type Bilingual } from '#domain/bilingual.ts';
import { byLocale } from '#domain/each-locale.ts';
import { phaseAt, type Offering } from '#domain/offering.ts';
import { rightsState, type RightsIssue } from '#domain/rights-issue.ts';
import type { SearchablePage } from '#domain/search.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { labelIn } from './labels.ts';
import { both, dayOf, JOIN, joined, lines, NOTHING } from './page-words.ts';

/** Found by its issuer, code, symbol, ISIN, kind and sector; shown with its current phase. */
export function offeringPage(offering: Offering, now: Instant): SearchablePage {
  const { code, issuer, symbol, isin, sector } = offering;
  const kind = labelIn(`offerings.kind.${offering.kind}`);
  return {
    to: pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: code }),
    group: 'offerings',
    title: both(issuer),
    section: joined(kind, labelIn(`offerings.phase.${phaseAt(offering, now)}`)),
    headings: lines(kind, sameInAll([code, symbol, isin].filter(Boolean).join('\n'))),
    text: both(sector),
  };
}

interface OfIssue {
  value: RightsIssue;
}

/** Orders the latest issue first; one whose meeting has no day yet counts as the latest. */
export function laterMeeting({ value: a }: OfIssue, { value: b }: OfIssue): number {
  return (a.days.meeting ?? '9') < (b.days.meeting ?? '9') ? 1 : -1;
}

/** Found by its issuer, by both symbols and by its kind; shown with its state of today. */
export function rightsPage(issue: RightsIssue, issuer: Bilingual, today: PlainDate): SearchablePage {
  const { symbol, rightsSymbol, days } = issue;
  return {
    to: `${pathOf('investing-rights-issue-subscription')}?q=${symbol}#all`,
    group: 'rights-issues',
    title: byLocale((locale) => [rightsSymbol, pick(issuer, locale)].join(JOIN)),
    section: joined(labelIn(`rights.state.${rightsState(issue, today)}`), days.meeting ? dayOf(days.meeting) : NOTHING),
    headings: lines(labelIn('rights.kind'), sameInAll([symbol, rightsSymbol].join('\n'))),
    text: NOTHING,
  };
}
