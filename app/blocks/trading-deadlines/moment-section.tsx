import { marketTime, marketDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Fact, FactGroup, FactInWords, Facts } from '#app/blocks/facts/facts.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { PHASE_TERMS } from '#app/blocks/session-band/phase-terms.tsx';
import { nowSentence } from '#app/blocks/market-status-summary/now-sentence.ts';
import { AnswerSection } from './answer-section.tsx';
import { closedText, dayText, timeText } from './day-text.ts';
import type { MomentAnswer } from './moment-answer.ts';

/** What can be done with an order at a moment, in which phase, and what comes next. */
export function MomentSection({ answer }: { answer: MomentAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { at, status } = answer;
  const title = t('deadlines.moment', { day: dayText(marketDate(at), locale), time: marketTime(at) });
  return (
    <AnswerSection id="orders" title={title} sentence={nowSentence(status, locale, t)}>
      <TermScope>
        <Facts>
          <Orders answer={answer} />
          <RunningPhase answer={answer} />
          <Next answer={answer} />
        </Facts>
        <TermLine />
      </TermScope>
    </AnswerSection>
  );
}

function Orders({ answer: { at, orders } }: { answer: MomentAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <FactGroup title={t('deadlines.order')}>
      {(['enter', 'amend', 'cancel'] as const).map((name) => {
        const { can, until } = orders[name];
        return (
          <FactInWords key={name} label={t(`deadlines.order.${name}`)}>
            {t(`deadlines.can.${can}`, { until: timeText(until, at, locale) })}
          </FactInWords>
        );
      })}
    </FactGroup>
  );
}

function RunningPhase({ answer: { status, part, matching, closedFor } }: { answer: MomentAnswer }) {
  const t = useText();
  const locale = useLocale();
  return (
    <FactGroup title={t('deadlines.phase')}>
      <FactInWords label={t('deadlines.phase.name')} term={PHASE_TERMS[status.phase]}>
        {t(`market.phase.${status.phase}`)}
      </FactInWords>
      {part && (
        <Fact label={t('deadlines.phase.hours')}>
          <Figure>{`${marketTime(part.from)}–${marketTime(part.to)}`}</Figure>
        </Fact>
      )}
      {closedFor && (
        <FactInWords label={t('deadlines.phase.closedFor')}>{closedText(closedFor, locale, t)}</FactInWords>
      )}
      <FactInWords label={t('deadlines.meet')}>{t(`deadlines.meet.${matching}`)}</FactInWords>
    </FactGroup>
  );
}

function Next({ answer: { at, next } }: { answer: MomentAnswer }) {
  const t = useText();
  const locale = useLocale();
  const isSameDay = next.date === marketDate(at);
  return (
    <FactGroup title={isSameDay ? t('deadlines.next') : t('deadlines.nextOn', { day: dayText(next.date, locale) })}>
      {next.phases.map(({ phase, at: from }) => (
        <Fact key={phase} label={t(`market.phase.${phase}`)} term={PHASE_TERMS[phase]}>
          <Figure>{marketTime(from)}</Figure>
        </Fact>
      ))}
    </FactGroup>
  );
}
