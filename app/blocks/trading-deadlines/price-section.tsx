import { formatDate } from '#domain/date.ts';
import { percent, price, threeDecimals } from '#domain/number.ts';
import type { PriceCheck } from '#domain/price-check.ts';
import type { PriceRule } from '#domain/tick.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { AnswerSection } from './answer-section.tsx';
import type { PriceAnswer, SecurityLimits } from './price-answer.ts';

/** The price steps of a day and its limits, and how the requested price relates to both. */
export function PriceSection({ answer }: { answer: PriceAnswer }) {
  const t = useText();
  const { check, limits } = answer;
  const date = formatDate(answer.date, useLocale());
  return (
    <AnswerSection
      id="price"
      title={t('deadlines.price')}
      lead={t(`deadlines.price.${UNITS[answer.rule].lead}`, { date })}
      sentence={priceSentence(answer, t)}
    >
      <TermScope>
        <Facts>
          {check && <Neighbours check={check} rule={answer.rule} />}
          <Ticks bands={answer.bands} />
          {limits?.today && <Limits limits={limits} />}
          {!limits?.today && !limits?.isFree && <LimitRule percents={answer.percents} />}
        </Facts>
        <TermLine />
      </TermScope>
    </AnswerSection>
  );
}

/** Prices of futures on an index are in points, those of futures on oil in dollars a barrel. */
const UNITS = {
  share: { lead: 'lead', of: 'of' },
  'index-future': { lead: 'points', of: 'ofPoints' },
  'oil-future': { lead: 'barrels', of: 'ofBarrels' },
} as const satisfies Record<PriceRule, object>;

function priceSentence({ check, limits }: PriceAnswer, t: Text): string | undefined {
  const sentences = [check && tickSentence(check, t), limits && limitsSentence(limits, check, t)].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function tickSentence({ price: asked, tick, isOnTick, below, above }: PriceCheck, t: Text): string {
  const values = { price: price(asked), tick: threeDecimals(tick), below: price(below), above: price(above) };
  if (isOnTick) return t('deadlines.price.on', values);
  return t('deadlines.price.off', values);
}

function limitsSentence({ symbol, today, isFree }: SecurityLimits, check: PriceCheck | null, t: Text): string {
  if (isFree) return t('deadlines.limits.free', { symbol });
  if (!today) return t('deadlines.limits.unknown', { symbol });
  const { lower, upper, place } = today;
  const values = { symbol, price: price(check?.price), lower: price(lower), upper: price(upper) };
  return t(place ? `deadlines.limits.${place}` : 'deadlines.limits.are', values);
}

function Neighbours({ check, rule }: { check: PriceCheck; rule: PriceRule }) {
  const t = useText();
  const { price: asked, tick, below, above } = check;
  return (
    <FactGroup title={t(`deadlines.price.${UNITS[rule].of}`, { price: price(asked) })}>
      <Fact label={t('deadlines.tick')} term="tick-size">
        <Figure>{threeDecimals(tick)}</Figure>
      </Fact>
      <Fact label={t('deadlines.price.below')}>
        <Figure>{price(below)}</Figure>
      </Fact>
      <Fact label={t('deadlines.price.above')}>
        <Figure>{price(above)}</Figure>
      </Fact>
    </FactGroup>
  );
}

function Ticks({ bands }: Pick<PriceAnswer, 'bands'>) {
  const t = useText();
  const label = (from: number, to: number | undefined) => {
    const values = { from: price(from), to: price(to) };
    if (to === undefined) return from === 0 ? t('deadlines.tick') : t('deadlines.band.last', values);
    return from === 0 ? t('deadlines.band.first', values) : t('deadlines.band', values);
  };
  return (
    <FactGroup title={t('deadlines.ticks')}>
      {bands.map(({ from, tick }, index) => (
        <Fact key={from} label={label(from, bands[index + 1]?.from)}>
          <Figure>{threeDecimals(tick)}</Figure>
        </Fact>
      ))}
    </FactGroup>
  );
}

const PER_CENT = 1_000;

function LimitRule({ percents: { up, down } }: Pick<PriceAnswer, 'percents'>) {
  const t = useText();
  return (
    <FactGroup title={t('deadlines.limits')}>
      <Fact label={t('deadlines.limits.up')} term="price-limits">
        <Figure>{percent(up * PER_CENT, { decimals: 0 })}</Figure>
      </Fact>
      <Fact label={t('deadlines.limits.down')} term="price-limits">
        <Figure>{percent(-down * PER_CENT, { decimals: 0 })}</Figure>
      </Fact>
    </FactGroup>
  );
}

function Limits({ limits: { symbol, today } }: { limits: SecurityLimits }) {
  const t = useText();
  if (!today) return null;
  return (
    <FactGroup title={t('deadlines.limits.of', { symbol })}>
      <Fact label={t('market.reference')} term="reference-price">
        <Figure>{price(today.reference)}</Figure>
      </Fact>
      <Fact label={t('deadlines.limits.lower')} term="price-limits">
        <Figure>{price(today.lower)}</Figure>
      </Fact>
      <Fact label={t('deadlines.limits.upper')} term="price-limits">
        <Figure>{price(today.upper)}</Figure>
      </Fact>
    </FactGroup>
  );
}
