import { useEffect, useState } from 'react';
import { useText } from '#messages/text.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';

export interface Moves {
  shift(days: number): void;
  zoom(factor: number): void;
  /** Number of days in view. */
  days: number;
}

/**
 * Buttons that move the view, for readers without a wheel; without script the form above has two date inputs for the
 * same.
 */
export function ChartMoves({ moves: { shift, zoom, days } }: { moves: Moves }) {
  const t = useText();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const step = Math.max(1, Math.round(days / 4));
  const buttons = [
    { label: t('chart.earlier'), press: () => shift(-step) },
    { label: t('chart.later'), press: () => shift(step) },
    { label: t('chart.closer'), press: () => zoom(1 / 2) },
    { label: t('chart.wider'), press: () => zoom(2) },
  ];
  return <ButtonRow label={t('chart.moves')} buttons={buttons} disabled={!isAwake} />;
}
