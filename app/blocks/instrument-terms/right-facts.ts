import type { Bilingual } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { SubscriptionRightTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { price, threeDecimals } from '#domain/number.ts';
import { lastDayToBuyRights, type RightsIssue, type RightsStep } from '#domain/rights-issue.ts';
import { textOf } from '#messages/text.tsx';
import { factsIn } from './facts.ts';
import type { TermFact } from './terms-data.ts';

/** A right: its share and the issue that it belongs to; null where not known. */
interface Right {
  terms: SubscriptionRightTerms | null;
  share: Bilingual | null;
  issue: RightsIssue | null;
}

const DAYS: readonly RightsStep[] = ['tradingFrom', 'tradingTo', 'subscribeFrom', 'subscribeTo'];

/** What a right subscribes to, at which price, and until when. */
export function rightFacts({ terms, share, issue }: Right, locale: Locale): TermFact[] {
  const fact = factsIn(locale);
  const t = textOf(locale);
  const own = (label: string, text: string | null, as: TermFact['as'] = 'words'): TermFact => ({ label, text, as });
  const day = (step: RightsStep) => issue?.days[step] ?? dayOfTerms(terms, step);
  return [
    fact.words('underlying', share),
    fact.figure('underlying-code', terms?.share ?? null),
    own(t('rights.ratio'), issue && t('rights.ratioOf', { ...issue.ratio })),
    own(t('rights.issuePriceAed'), issue && price(issue.issuePrice), 'figure'),
    own(t('rights.openingAed'), issue && threeDecimals(issue.opening, { zero: true }), 'figure'),
    ...DAYS.map((step) => own(t(`rights.day.${step}`), dayText(day(step), locale))),
    own(t('rights.lastDayToBuy'), dayText(issue && lastDayToBuyRights(issue.days), locale)),
  ];
}

function dayOfTerms(terms: SubscriptionRightTerms | null, step: RightsStep): string | null {
  if (step === 'tradingFrom') return terms?.tradesFrom ?? null;
  return step === 'tradingTo' ? (terms?.tradesTo ?? null) : null;
}

function dayText(day: string | null, locale: Locale): string | null {
  return day && formatDate(day, locale);
}
