import { pick } from '#domain/bilingual.ts';
import type { CatalogService } from '#domain/catalog-service.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent, twoDecimals } from '#domain/number.ts';
import { workOut, type FeeRule } from '#domain/service-fee.ts';
import { listText } from '#messages/list-text.ts';
import type { Text } from '#messages/text.tsx';
import type { FeeQuestion } from './fee-question.ts';
import type { FeeLine } from './services-data.ts';

export function turnaroundText({ turnaround }: Pick<CatalogService, 'turnaround'>, t: Text): string {
  if (turnaround === null) return t('services.time.unstated');
  return t(`services.time.${turnaround.unit}`, { count: turnaround.amount });
}

/** Names of codes as a list; '--' without any. */
export function namesOf(codes: readonly string[], area: string, t: Text): string {
  const names = codes.map((code) => t(`${area}.${code}`));
  return listText(t, names) || '--';
}

/** Dirhams with two decimals for fils. */
export const money = (amount: number) => twoDecimals(amount, { zero: true });

/** The fee of a service by each of its rules, computed as far as the question gives the figures. */
export function feeLines(
  { feeRules }: CatalogService,
  question: FeeQuestion,
  vat: number | null,
  words: Words,
): FeeLine[] {
  return feeRules.map((rule) => {
    const quantity = rule.kind === 'flat' ? 0 : rule.kind === 'each' ? question.count : question.value;
    const worked = quantity === null ? null : workOut(rule, quantity, vat);
    return { rule: ruleText(rule, words), worked, working: worked && workingText(rule, quantity!, worked.computed) };
  });
}

interface Words {
  t: Text;
  locale: Locale;
}

/** «AED 1.20 for each investor, at least AED 900.00, at most AED 18,000.00». */
function ruleText(rule: FeeRule, { t, locale }: Words): string {
  const { kind, least, most, channel } = rule;
  const of = rule.of && pick(rule.of, locale);
  const amount = kind === 'rate' ? percent(rule.amount, { sign: false, decimals: 3 }) : money(rule.amount);
  const fee =
    kind === 'flat' && rule.amount === 0
      ? t('services.rule.free')
      : t(`services.rule.${kind}`, { amount, of: of ?? '' });
  return [
    kind === 'flat' && of ? t('services.rule.for', { of, fee }) : fee,
    ...(least === null ? [] : [t('services.rule.least', { amount: money(least) })]),
    ...(most === null ? [] : [t('services.rule.most', { amount: money(most) })]),
    ...(channel === null ? [] : [t(`services.channel.${channel}`)]),
  ].join(t('common.listSeparator'));
}

/** «1.20 × 5,000 = 6,000.00»; null for a flat fee. */
function workingText({ kind, amount }: FeeRule, quantity: number, computed: number): string | null {
  if (kind === 'flat') return null;
  const [one, other] =
    kind === 'each'
      ? [money(amount), integer(quantity)]
      : [money(quantity), percent(amount, { sign: false, decimals: 3 })];
  return `${one} × ${other} = ${money(computed)}`;
}
