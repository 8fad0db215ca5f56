import { byStatements, ZAKAT_CALENDARS } from '#domain/calculators/zakat.ts';
import { compared, exact as whole, ofThousandths } from '#domain/calculators/exact.ts';
import { exactText, filsText, wholeText } from '#domain/calculators/exact-text.ts';
import { readChoice, readMoney, readMoneyOrNone, readShares } from '#domain/calculators/inputs.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorAnswer, CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { calendarField, rateSource, rateText } from './rate.ts';
import { statementText } from './statement-text.ts';
import type { ZakatGround } from './zakat-data.ts';

const READERS = {
  assets: readMoney,
  debts: readMoneyOrNone,
  issued: readShares,
  shares: readShares,
  calendar: (typed: string) => readChoice(typed, ZAKAT_CALENDARS),
};
type Values = NonNullable<ReturnType<typeof readInputs<typeof READERS>>['values']>;

/** Zakat of a holder from a company's statements: the holder's part of its zakatable assets, less debts. */
export function statementsWay(query: URLSearchParams, ground: ZakatGround, locale: Locale): CalculatorData {
  const t = textOf(locale);
  const inputs = readInputs(query, READERS);
  const field = fieldsOf(inputs, t);
  const number = (name: string) => field(name, { label: t(`zakat.${name}`), isNumber: true });
  return {
    id: 'zakat',
    label: t('zakat.way.statements'),
    fields: [...['assets', 'debts', 'issued', 'shares'].map(number), calendarField(field, t)],
    kept: { way: 'statements' },
    hasInput: inputs.hasInput,
    answer: inputs.values && answerOf(inputs.values, ground, locale),
  };
}

function answerOf(values: Values, ground: ZakatGround, locale: Locale): CalculatorAnswer {
  const t = textOf(locale);
  const { assets, debts, issued, shares, calendar } = values;
  const rate = ground.rates[calendar];
  const { net, exact, amount } = byStatements(values, rate);
  const hasNone = compared(net, whole(0)) === 0;
  return {
    title: t('zakat.answer.statements', { count: wholeText(shares) }),
    figure: filsText(amount),
    unit: t('calculator.aed'),
    sentences: hasNone ? [t('zakat.debtsExceed')] : [],
    working: [
      {
        label: t('zakat.net'),
        sum: `${exactText(ofThousandths(assets))} − ${exactText(ofThousandths(debts))}`,
        result: exactText(net),
      },
      {
        label: t(`zakat.rate.${calendar}`),
        sum: `${exactText(net)} × ${wholeText(shares)} ÷ ${wholeText(issued)} × ${rateText(rate)} = ${exactText(exact)}`,
        result: filsText(amount),
        isAnswer: true,
      },
    ],
    sources: [rateSource(calendar, ground, t)],
    statement: statementText(ground.today, locale),
  };
}
