import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { integer, price } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { barDays, daysAsOf } from './bar-days.ts';
import { isPaid, type ChartData } from './chart-data.ts';
import type { Moves } from './chart-moves.tsx';
import { DateLabels, LevelLabels } from './chart-labels.tsx';
import { Legend } from './chart-legend.tsx';
import { ChartMarks } from './chart-marks.tsx';
import { marksIn } from './marks.ts';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import { StudyPanel } from './study-panel.tsx';
import type { Drawn } from './drawn.ts';
import { linePath, pricePlot } from './plot.ts';
import { useWheel } from './use-wheel.ts';
import styles from './chart.module.css';

interface ChartFigureProps {
  data: ChartData;
  drawn: Drawn;
  label: string;
  moves: Moves;
  className: string | undefined;
}

const ZOOM_STEP = 0.7;

/** One drawing of a chart with the read-out of its values. */
export function ChartFigure({ data, drawn, label, moves, className }: ChartFigureProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; moved: number } | null>(null);
  const { bars, groups, lines } = drawn;
  const last = bars.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  const plot = pricePlot(
    bars,
    data.view,
    lines.flatMap(({ values }) => values).filter((value) => value !== null),
  );
  const marks = marksIn(data.marks, groups);
  useWheel(canvas, moves);

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -last, End: last }[key];
    if (key === '+' || key === '=') moves.zoom(ZOOM_STEP);
    else if (key === '-' || key === '_') moves.zoom(1 / ZOOM_STEP);
    else if (step !== undefined && shiftKey) moves.shift((Math.sign(step) * moves.days) / 4);
    else if (step !== undefined) setChosen(Math.min(last, Math.max(0, index + step)));
    else return;
    event.preventDefault();
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    grip.current = { x: event.clientX, moved: 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    if (!grip.current) {
      return setChosen(Math.min(last, Math.max(0, Math.floor(((event.clientX - box.x) / box.width) * bars.length))));
    }
    const days = Math.round(((grip.current.x - event.clientX) / box.width) * moves.days);
    if (days !== grip.current.moved) moves.shift(days - grip.current.moved);
    grip.current.moved = days;
  }

  return (
    <figure className={className}>
      <Legend data={data} drawn={drawn} index={index} />
      <div className={styles.plot} dir="ltr">
        <div
          ref={canvas}
          className={styles.canvas}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={useBarWords(data, drawn, index)}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => (grip.current = null)}
          onPointerLeave={() => setChosen(null)}
        >
          <StretchedDrawing size={[BOX.width, BOX.height]}>
            <path className={styles.grid} d={plot.grid} />
            <path className={styles.volume} d={plot.volumes} />
            {plot.area && <path className={styles.area} d={plot.area} />}
            {plot.above && <path className={styles.above} d={plot.above} />}
            {plot.below && <path className={styles.below} d={plot.below} />}
            {plot.baseAt !== null && <path className={styles.base} d={`M0 ${plot.baseAt * BOX.height}H${BOX.width}`} />}
            {plot.rising.strokes && <path className={styles.rising} d={plot.rising.strokes} />}
            {plot.rising.bodies && <path className={styles.hollow} d={plot.rising.bodies} />}
            {plot.falling.strokes && <path className={styles.falling} d={plot.falling.strokes} />}
            {plot.falling.bodies && <path className={styles.filled} d={plot.falling.bodies} />}
            {plot.untraded && <path className={styles.untraded} d={plot.untraded} />}
            {plot.line && <path className={styles.line} d={plot.line} />}
            {lines.map(({ values, pen }, place) => (
              <path key={place} {...pen} d={linePath(values, (i) => ((i + 0.5) / bars.length) * BOX.width, plot.y)} />
            ))}
            <path className={styles.base} d={`M0 ${plot.lastAt * BOX.height}H${BOX.width}`} />
            {chosen !== null && (
              <path className={styles.cross} d={`M${((index + 0.5) / bars.length) * BOX.width} 0V${BOX.height}`} />
            )}
          </StretchedDrawing>
        </div>
        <ChartMarks marks={marks} count={bars.length} />
        <LevelLabels levels={plot.levels} />
        <DateLabels bars={bars} />
      </div>
      {drawn.panels.map((panel) => (
        <StudyPanel key={panel.name} panel={panel} groups={groups} index={index} />
      ))}
    </figure>
  );
}

function useBarWords(data: ChartData, { prices }: Drawn, index: number): string {
  const t = useText();
  const locale = useLocale();
  const bar = prices[index]!;
  const { open, high, low, close, volume } = bar;
  const date = daysAsOf(barDays(bar, t, locale), bar.date, data, t);
  if (!isPaid(bar)) return t('company.barWordsUntraded', { date, close: price(close) });
  return t(bar.date === data.runningDay ? 'company.barWordsRunning' : 'company.barWords', {
    date,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: integer(volume),
  });
}
