import { pick } from '#domain/bilingual.ts';
import { formatDayMonth } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { AnswerSection } from './answer-section.tsx';
import { closedText, dayText } from './day-text.ts';
import type { EntitlementAnswer, SettlementAnswer } from './settlement-answer.ts';

interface SettlementSectionProps {
  /** Null where the requested day could not be read. */
  trade: SettlementAnswer | null;
  /** Null where no ex-dividend date is requested. */
  entitlement: EntitlementAnswer | null;
}

/** When a trade settles, and the last day to buy a share with its dividend. */
export function SettlementSection({ trade, entitlement }: SettlementSectionProps) {
  const t = useText();
  const isCertain = [trade, entitlement].every((answer) => answer?.isCertain ?? true);
  return (
    <AnswerSection id="settlement" title={t('deadlines.settlement')} sentence={useTradeSentence(trade)}>
      <TermScope>
        <Facts>
          {trade && <Trade trade={trade} />}
          {trade && <TradeDay trade={trade} />}
          {entitlement && <Entitlement entitlement={entitlement} />}
        </Facts>
        <TermLine />
      </TermScope>
      {!isCertain && <Notice title={t('deadlines.uncertain')} role="note" />}
    </AnswerSection>
  );
}

function useTradeSentence(trade: SettlementAnswer | null): string | undefined {
  const t = useText();
  const locale = useLocale();
  if (!trade) return undefined;
  const days = { day: dayText(trade.tradeDate, locale), settles: dayText(trade.settlesOn, locale) };
  if (!trade.closedFor) return t('deadlines.settles', days);
  const reason = closedText(trade.closedFor, locale, t);
  return t('deadlines.settlesLater', { ...days, asked: dayText(trade.asked, locale), reason });
}

function Trade({ trade: { tradeDate, settlesOn, holidays } }: { trade: SettlementAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <FactGroup title={t('deadlines.trade')}>
      <FactInWords label={t('deadlines.trade.date')}>{dayText(tradeDate, locale)}</FactInWords>
      {holidays.map(({ date, name }) => (
        <FactInWords key={date} label={t('deadlines.trade.holiday', { day: formatDayMonth(date, locale) })}>
          {pick(name, locale)}
        </FactInWords>
      ))}
      <FactInWords label={t('deadlines.trade.settles')} term="settlement">
        {dayText(settlesOn, locale)}
      </FactInWords>
    </FactGroup>
  );
}

/** Further facts on the requested day: which trades settle on it, or why it has none. */
function TradeDay({ trade: { asked, settling, closedFor } }: { trade: SettlementAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <FactGroup title={dayText(asked, locale)}>
      {closedFor && (
        <FactInWords label={t('deadlines.trade.noTrading')}>{closedText(closedFor, locale, t)}</FactInWords>
      )}
      {settling && <FactInWords label={t('deadlines.trade.settling')}>{dayText(settling, locale)}</FactInWords>}
    </FactGroup>
  );
}

function Entitlement({ entitlement: { lastDayToBuy, exDate, recordDate } }: { entitlement: EntitlementAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <FactGroup title={t('deadlines.dividend')}>
      <FactInWords label={t('deadlines.dividend.lastDay')} term="last-day-to-buy">
        {dayText(lastDayToBuy, locale)}
      </FactInWords>
      <FactInWords label={t('deadlines.dividend.ex')} term="ex-dividend-date">
        {dayText(exDate, locale)}
      </FactInWords>
      <FactInWords label={t('deadlines.dividend.record')} term="record-date">
        {dayText(recordDate, locale)}
      </FactInWords>
    </FactGroup>
  );
}
