import { formatDays } from '#domain/date.ts';
import { isRightToLeft, type Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import type { CurrentRights } from './rights-data.ts';
import styles from './rights.module.css';

const ACROSS = 1_000;

/** Trading of the rights and subscription as two bars on one time line, with today marked across them. */
export function RightsLine({ of: { issue, line } }: { of: CurrentRights }) {
  const t = useText();
  const locale = useLocale();
  if (line === null) return null;
  const fromRight = isRightToLeft(locale);
  const bar = ([from, to]: [number, number], y: number, className: string | undefined) => {
    const [x, width] = [from * ACROSS, Math.max(8, (to - from) * ACROSS)];
    return <rect x={fromRight ? ACROSS - x - width : x} width={width} y={y} height={8} className={className} />;
  };
  const { tradingFrom, tradingTo, subscribeFrom, subscribeTo } = issue.days;
  return (
    <div className={styles.line}>
      <p className={styles.window}>
        <b>{t('rights.window.trading')}</b> {windowText(tradingFrom, tradingTo, locale)}
      </p>
      <StretchedDrawing size={[ACROSS, 28]} className={styles.drawing}>
        {bar(line.trading, 2, styles.trading)}
        {bar(line.subscribing, 18, styles.subscribing)}
        {line.today !== null && (
          <line
            x1={(fromRight ? 1 - line.today : line.today) * ACROSS}
            x2={(fromRight ? 1 - line.today : line.today) * ACROSS}
            y1={0}
            y2={28}
            className={styles.today}
          />
        )}
      </StretchedDrawing>
      <p className={styles.window}>
        <b>{t('rights.window.subscription')}</b> {windowText(subscribeFrom, subscribeTo, locale)}
      </p>
    </div>
  );
}

function windowText(from: string | null, to: string | null, locale: Locale): string {
  return from === null || to === null ? '--' : formatDays(from, to, locale);
}
