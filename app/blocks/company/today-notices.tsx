import { marketTime, formatDate } from '#domain/date.ts';
import { tradingEnds } from '#domain/future-expiry.ts';
import type { Locale } from '#domain/locale.ts';
import { price, threeDecimals } from '#domain/number.ts';
import type { SecurityKind } from '#domain/security.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CompanyHeadData, ContractExpiry, SuspensionNotice } from './company-head-data.ts';

/**
 * What is unusual today: the share has split, trades without its dividend or its right, or does not trade at all; a
 * contract or a right ends.
 */
export function TodayNotices({ head }: { head: CompanyHeadData }) {
  const t = useText();
  const locale = useLocale();
  const sentences = head.expiry ? [endSentence(head.expiry, head.security.kind, t, locale)] : sentencesOf(head, t);
  return sentences.map((sentence, at) => (
    <Notice key={sentence} title={sentence}>
      {at === 0 && head.suspension && <Announcement of={head.suspension} />}
    </Notice>
  ));
}

function Announcement({ of: { to, headline, on } }: { of: SuspensionNotice }) {
  return (
    <>
      <Link to={to} className="link">
        <bdi>{headline}</bdi>
      </Link>
      {` · ${formatDate(on, useLocale())}`}
    </>
  );
}

const UNITS_TEXT = {
  split: 'company.now.split',
  'bonus-shares': 'company.now.exBonus',
  'capital-reduction': 'company.now.capitalReduction',
} as const;

function sentencesOf({ security, quote, changes, units }: CompanyHeadData, t: Text): string[] {
  if (!security.active) return [t('company.now.delisted')];
  const suspended = quote?.suspended ? [t('company.now.suspended')] : [];
  return [
    ...suspended,
    ...changes.flatMap(({ kind, amountPerShare, ratio, subscription }) => {
      if (ratio && (kind === 'split' || kind === 'bonus-shares' || kind === 'capital-reduction'))
        return [t(UNITS_TEXT[kind], { units: String(ratio.units), of: String(ratio.of) })];
      if (kind === 'cash-dividend')
        return [t('company.now.exDividend', { amount: price(amountPerShare), currency: units.money })];
      if (kind === 'rights-issue' && subscription?.announced)
        return [t('company.now.exRights', { price: threeDecimals(subscription.announced), currency: units.money })];
      return [];
    }),
  ];
}

function endSentence(expiry: ContractExpiry, kind: SecurityKind, t: Text, locale: Locale): string {
  return kind === 'right' ? rightSentence(expiry, t, locale) : contractSentence(expiry, t, locale);
}

function rightSentence({ state, on }: ContractExpiry, t: Text, locale: Locale): string {
  return state === 'last-day'
    ? t('company.now.rightLastDay', { time: marketTime(tradingEnds(on)) })
    : t('company.now.rightEnded', { date: formatDate(on, locale) });
}

function contractSentence({ state, on, settlement }: ContractExpiry, t: Text, locale: Locale): string {
  if (state === 'last-day') return t('company.now.lastDay', { time: marketTime(tradingEnds(on)) });
  const over = state === 'ended' ? t('company.now.ended') : t('company.now.expired', { date: formatDate(on, locale) });
  const settled =
    settlement === null ? t('company.now.settlementUnknown') : t('company.now.settled', { price: price(settlement) });
  return `${over} ${settled}`;
}
