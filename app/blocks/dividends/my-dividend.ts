import { payoutOf } from '#domain/calculators/dividend.ts';
import { added, ofFils, toFils } from '#domain/calculators/exact.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readShares, readSymbol } from '#domain/calculators/inputs.ts';
import type { DividendStatus } from '#domain/dividend-status.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { Option } from '#app/ui/field.tsx';

/** A payment that is not withdrawn. */
export interface Payment {
  id: string;
  symbol: string;
  /** Dirhams, with all digits. */
  perShare: string;
  status: DividendStatus;
  paymentDate: PlainDate | null;
}

interface Question {
  query: URLSearchParams;
  /** Payments of all issuers of the year. */
  payments: readonly Payment[];
  year: string;
  issuers: readonly Option[];
  /** Other parameters of the address that the page keeps. */
  kept: Readonly<Record<string, string>>;
  today: PlainDate;
  /** Source of the figures. */
  source: string;
  locale: Locale;
}

/** The dividends of a year for the reader's shares, each payment separately. */
export function myDividend(question: Question): CalculatorData {
  const { query, issuers, kept, locale } = question;
  const t = textOf(locale);
  const inputs = readInputs(query, {
    symbol: (typed) =>
      readSymbol(
        typed,
        issuers.map(({ value }) => value),
      ),
    shares: readShares,
  });
  const field = fieldsOf(inputs, t);
  return {
    id: 'my-dividend',
    label: t('dividends.mine'),
    fields: [
      field('symbol', {
        label: t('dividends.mine.issuer'),
        options: [{ value: '', label: t('dividends.mine.choose') }, ...issuers],
      }),
      field('shares', { label: t('dividends.mine.shares'), isNumber: true }),
    ],
    kept,
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, question),
  };
}

function answerOf(
  { symbol, shares }: { symbol: string; shares: number },
  { payments, year, today, source, locale }: Question,
): CalculatorAnswer {
  const t = textOf(locale);
  const own = payments.filter((payment) => payment.symbol === symbol);
  const paid = own.map((payment) => ({ payment, ...payoutOf(shares, payment.perShare) }));
  const total = toFils(added(...paid.map(({ amount }) => ofFils(amount))));
  return {
    title: t('dividends.mine.answer', { symbol, year, count: wholeText(shares) }),
    figure: own.length > 0 ? filsText(total) : null,
    unit: t('calculator.aed'),
    sentences: own.length > 0 ? [] : [t('dividends.mine.none', { symbol, year })],
    working: [
      ...paid.map(({ payment, exact, amount }) => ({
        label: paymentText(payment, locale),
        sum: `${wholeText(shares)} × ${payment.perShare} = ${exactText(exact)}`,
        result: filsText(amount),
      })),
      ...(own.length > 1 ? [{ label: t('dividends.mine.sum'), result: filsText(total), isAnswer: true }] : []),
    ],
    sources: own.map((payment) => ({ label: paymentText(payment, locale), value: payment.perShare, from: source })),
    statement: t('calculator.statement', { day: formatDate(today, locale) }),
  };
}

function paymentText({ paymentDate, status: own }: Payment, locale: Locale): string {
  const t = textOf(locale);
  const status = t(`dividends.status.${own}`);
  if (paymentDate === null) return t('dividends.mine.undated', { status });
  return t('dividends.mine.payment', { day: formatDate(paymentDate, locale), status });
}
