import { price } from '#domain/number.ts';
import { useText, type Text } from '#messages/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CompanyHeadData } from './company-head-data.ts';

/** What today is unlike other days: the share has split, trades without its dividend, does not trade at all. */
export function TodayNotices({ head }: { head: CompanyHeadData }) {
  const t = useText();
  return sentencesOf(head, t).map((sentence) => <Notice key={sentence} title={sentence} />);
}

function sentencesOf({ security, quote, changes }: CompanyHeadData, t: Text): string[] {
  if (!security.active) return [t('company.now.delisted')];
  const suspended = quote?.suspended ? [t('company.now.suspended')] : [];
  return [
    ...suspended,
    ...changes.flatMap(({ kind, amountPerShare, ratio }) => {
      if (kind === 'split' && ratio)
        return [t('company.now.split', { units: String(ratio.units), of: String(ratio.of) })];
      if (kind === 'cash-dividend') return [t('company.now.exDividend', { amount: price(amountPerShare) })];
      return [];
    }),
  ];
}
