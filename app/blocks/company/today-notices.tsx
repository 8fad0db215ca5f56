import { marketTime, formatDate } from '#domain/date.ts';
import { tradingEnds } from '#domain/future-expiry.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CompanyHeadData, ContractExpiry } from './company-head-data.ts';

/** What today is unlike other days: the share has split, trades without its dividend, does not trade at all; a contract ends. */
export function TodayNotices({ head }: { head: CompanyHeadData }) {
  const t = useText();
  const locale = useLocale();
  const sentences = head.expiry ? [contractSentence(head.expiry, t, locale)] : sentencesOf(head, t);
  return sentences.map((sentence) => <Notice key={sentence} title={sentence} />);
}

function sentencesOf({ security, quote, changes, units }: CompanyHeadData, t: Text): string[] {
  if (!security.active) return [t('company.now.delisted')];
  const suspended = quote?.suspended ? [t('company.now.suspended')] : [];
  return [
    ...suspended,
    ...changes.flatMap(({ kind, amountPerShare, ratio }) => {
      if (kind === 'split' && ratio)
        return [t('company.now.split', { units: String(ratio.units), of: String(ratio.of) })];
      if (kind === 'cash-dividend')
        return [t('company.now.exDividend', { amount: price(amountPerShare), currency: units.money })];
      return [];
    }),
  ];
}

function contractSentence({ state, on, settlement }: ContractExpiry, t: Text, locale: Locale): string {
  if (state === 'last-day') return t('company.now.lastDay', { time: marketTime(tradingEnds(on)) });
  const over = state === 'ended' ? t('company.now.ended') : t('company.now.expired', { date: formatDate(on, locale) });
  const settled =
    settlement === null ? t('company.now.settlementUnknown') : t('company.now.settled', { price: price(settlement) });
  return `${over} ${settled}`;
}
