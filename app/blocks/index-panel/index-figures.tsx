import type { ReactNode } from 'react';
import { marketTime, formatDate } from '#domain/date.ts';
import { percent, signed, twoDecimals } from '#domain/number.ts';
import { tradedLevel } from '#domain/traded-level.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { percentOf } from '#domain/thousandths.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DirectionMark } from '#app/ui/change.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { RangeRuler } from '#app/ui/range-ruler.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { LinePoint } from './day-line.ts';
import { extremesOf, shareBetween, levelText, trueAt, type IndexDay } from './index-day.ts';
import styles from './index-figures.module.css';

interface IndexFiguresProps {
  day: IndexDay;
  /** The name as in the heading; a tab's name may be shorter. */
  name: string;
  latest: IndexPoint | null;
  points: readonly LinePoint[];
  simulated: boolean;
  className?: string | undefined;
}

/** The level in large figures, its change, its time, and its position in the ranges of the day and the year. */
export function IndexFigures({ day, name, latest, points, simulated, className }: IndexFiguresProps) {
  const traded = tradedLevel(latest, day.date);
  const direction = directionOf(traded?.change ?? null);
  return (
    <div className={classNames(styles.figures, className)}>
      <p>{name}</p>
      <p className={classNames(styles.level, 'light display live')}>
        <Figure>{twoDecimals(latest?.value ?? day.previousClose)}</Figure>
      </p>
      <p className={classNames(styles.change, direction, 'live')}>
        <DirectionMark direction={direction} className={styles.mark} />
        <Figure>{signed(traded?.change, { decimals: 2, zero: true })}</Figure>
        <Figure>{percent(traded?.changePercent, { zero: true })}</Figure>
      </p>
      <AsOf day={day} latest={latest} simulated={simulated} />
      <Facts day={day} latest={latest} points={points} />
    </div>
  );
}

function AsOf({ day, latest, simulated }: Pick<IndexFiguresProps, 'day' | 'latest' | 'simulated'>) {
  const t = useText();
  const locale = useLocale();
  const at = latest && trueAt(day, latest);
  return (
    <p className={styles.asOf}>
      {t(levelText({ ...day, begun: day.points.length > 0 }, at), {
        date: formatDate(at ?? day.date, locale),
        time: at === null ? '--' : marketTime(at, { seconds: true }),
      })}
      {simulated && ` ${t('market.simulated.short')}`}
    </p>
  );
}

function Facts({ day, latest, points }: Pick<IndexFiguresProps, 'day' | 'latest' | 'points'>) {
  const t = useText();
  const today = extremesOf(points);
  const value = latest?.value ?? day.previousClose;
  const start = day.year?.start;
  return (
    <TermScope className={styles.facts} workings={yearWorking(value, start)}>
      <dl>
        <Fact id="previous-close" term={t('market.previousClose')}>
          <Figure>{twoDecimals(day.previousClose)}</Figure>
        </Fact>
        <Fact id="open" term={t('market.open')}>
          <Figure>{twoDecimals(today?.open)}</Figure>
        </Fact>
        {start != null && value !== null && (
          <Fact id="since-january" term={t('home.sinceJanuary')}>
            <Figure className="live">{percent(percentOf(value - start, start), { zero: true })}</Figure>
          </Fact>
        )}
        {today && value !== null && (
          <Range term={t(day.isToday ? 'home.rangeToday' : 'home.rangeDay')} {...today} value={value} />
        )}
        {day.year && value !== null && (
          <Range
            term={t('home.range52')}
            low={Math.min(day.year.low, today?.low ?? day.year.low)}
            high={Math.max(day.year.high, today?.high ?? day.year.high)}
            value={value}
          />
        )}
      </dl>
      <TermLine />
    </TermScope>
  );
}

/** The change since the last close of the year before, with its computation. */
function yearWorking(value: number | null, start: number | null | undefined) {
  if (value === null || start == null) return undefined;
  const [now, then] = [twoDecimals(value), twoDecimals(start)];
  const working = `(${now} − ${then}) ÷ ${then} = ${percent(percentOf(value - start, start), { zero: true })}`;
  return { 'since-january': working };
}

function Fact({ id, term, children }: { id: GlossaryId; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Term id={id}>{term}</Term>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Range({ term, low, high, value }: { term: string; low: number; high: number; value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <RangeRuler low={twoDecimals(low)} high={twoDecimals(high)} at={shareBetween(low, high, value)} />
      </dd>
    </div>
  );
}
