import { accrual, paymentDates } from '#domain/accrual.ts';
import { formatDate } from '#domain/date.ts';
import type { DebtTerms } from '#domain/instrument-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { threeDecimals } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { currencyName } from './currency-name.ts';
import { daysOfYear, factsIn, rateText } from './facts.ts';
import type { TermFact } from './terms-data.ts';

/** Glossary ids of terms that differ between bonds and sukuk. */
const NAMES = {
  bond: {
    perYear: 'coupons-a-year',
    dates: 'coupon-dates',
    units: 'number-of-bonds',
    accrued: 'accrued-interest',
  },
  sukuk: {
    perYear: 'distributions-a-year',
    dates: 'profit-distribution-dates',
    units: 'number-of-sukuk',
    accrued: 'accrued-earning',
  },
} as const;

/** An issue's terms and the parts of its price: interest accrues until the settlement of the next possible trade. */
export function debtFacts(
  { kind, currency }: { kind: DebtTerms['kind']; currency: string },
  terms: DebtTerms | null,
  locale: Locale,
  settlesOn: PlainDate,
): TermFact[] {
  const t = textOf(locale);
  const fact = factsIn(locale);
  const money = currencyName(currency, locale);
  const names = NAMES[kind];
  const run = terms && accrual(terms, settlesOn);
  const own = (key: string, text: string | null, as: 'figure' | 'words' = 'words'): TermFact => ({
    label: t(`terms.own.${key}`),
    text,
    as,
  });
  return [
    fact.words('issuer', terms?.issuer ?? null),
    own('currency', money),
    kind === 'bond'
      ? fact.figure('coupon-percentage', rateText(terms?.rate ?? null))
      : own('profitRate', rateText(terms?.rate ?? null), 'figure'),
    fact.count(names.perYear, terms?.paymentsAYear ?? null),
    fact.text(names.dates, terms && daysOfYear(paymentDates(terms), locale)),
    { ...own('since', run && formatDate(run.nextPayment, locale)), label: t(`terms.next.${kind}`) },
    fact.day('issue-date', terms?.issuedOn ?? null),
    fact.day('maturity-date', terms?.maturesOn ?? null),
    fact.amount('par-value', terms?.parValue ?? null, money),
    fact.amount('issue-value', terms?.issueValue ?? null, money),
    fact.count(names.units, terms?.units ?? null),
    { ...fact.figure('net-price', null), plus: 0 },
    fact.figure(names.accrued, run && threeDecimals(run.perHundred, { zero: true })),
    { ...own('fullPrice', null, 'figure'), ...(run && { plus: run.perHundred }) },
    own('since', run && formatDate(run.since, locale)),
    own('days', run && `${run.days} / ${run.yearDays}`, 'figure'),
  ];
}
