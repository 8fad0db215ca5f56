import { added, exact, multiplied, ofFils, ofThousandths, toFils } from '#domain/calculators/exact.ts';
import { filsText, wholeText } from '#domain/calculators/exact-text.ts';
import type { AfterChoice, RightsQuestion, RightsValue } from '#domain/calculators/rights.ts';
import { threeDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import type { WorkingLine } from '#app/blocks/calculator/calculator-data.ts';

/** The computation of each choice step by step, all from the rounded theoretical price. */
export function rightsWorking(
  value: RightsValue,
  { price, issuePrice, ratio: { units, of }, shares }: RightsQuestion,
  t: Text,
): WorkingLine[] {
  const { theoretical, right, rights, sold, subscribed, choices } = value;
  const money = (count: bigint, each: Thousandths) => toFils(multiplied(exact(count), ofThousandths(each)));
  const product = (label: string, count: bigint, each: Thousandths): WorkingLine => ({
    label: t(label),
    sum: `${wholeText(count)} × ${threeDecimals(each)}`,
    result: filsText(money(count, each)),
  });
  const held = BigInt(shares);
  return [
    {
      label: t('rights.calc.right'),
      sum: `${threeDecimals(theoretical)} − ${threeDecimals(issuePrice)}`,
      result: threeDecimals(right),
    },
    {
      label: t('rights.calc.rights'),
      sum: `${wholeText(shares)} × ${wholeText(units)} ÷ ${wholeText(of)}`,
      result: wholeText(rights),
    },
    product('rights.calc.before', held, price),
    product('rights.calc.cost', rights, issuePrice),
    ...after('subscribe', choices.subscribe, theoretical, t),
    product('rights.calc.proceeds', rights, right),
    ...after('sell', choices.sell, theoretical, t),
    {
      label: t('rights.calc.sold'),
      sum: `${wholeText(rights)} × ${threeDecimals(issuePrice)} ÷ ${threeDecimals(theoretical)}`,
      result: wholeText(sold),
    },
    product('rights.calc.soldFor', sold, right),
    product('rights.calc.paid', subscribed, issuePrice),
    ...after('mixed', choices.mixed, theoretical, t),
    {
      label: t('rights.calc.lost'),
      sum: `${wholeText(shares)} × (${threeDecimals(price)} − ${threeDecimals(theoretical)})`,
      result: filsText(-value.loss),
    },
    ...after('idle', choices.nothing, theoretical, t),
  ];
}

/** The result of a choice: the shares at the theoretical price, then including the cash received or paid. */
function after(choice: string, { shares, worth, cash }: AfterChoice, theoretical: Thousandths, t: Text): WorkingLine[] {
  const sign = cash < 0n ? '−' : '+';
  const total = filsText(toFils(added(ofFils(worth), ofFils(cash))));
  return [
    {
      label: t(`rights.calc.${choice}.shares`),
      sum: `${wholeText(shares)} × ${threeDecimals(theoretical)}`,
      result: filsText(worth),
      isAnswer: cash === 0n,
    },
    ...(cash === 0n
      ? []
      : [
          {
            label: t(`rights.calc.${choice}.together`),
            sum: `${filsText(worth)} ${sign} ${filsText(cash < 0n ? -cash : cash)}`,
            result: total,
            isAnswer: true,
          },
        ]),
  ];
}
