import { Fragment, memo } from 'react';
import { Link } from '#app/ui/link.tsx';
import type { Box } from './heat-map-data.ts';
import { tileText, type TileForm } from './tile-text.ts';
import styles from './heat-map.module.css';

export interface TileViewProps {
  to: string;
  box: Box;
  /** The tile's size on the common screens of its shape, px. */
  width: number;
  height: number;
  rtl: boolean;
  /** The ticker; for a tile that several share, their number. */
  ticker: string;
  /** Empty for a tile that several share. */
  name: string;
  change: string;
  tint: number;
  /** The tile as text: read out, and shown under the pointer. */
  label: string;
}

/** One tile. It is rendered again only when its own figures change. */
export const TileView = memo(function TileView({ to, box, width, height, rtl, tint, label, ...words }: TileViewProps) {
  const [x, y, across, down] = box;
  const { form, name } = tileText(words.ticker, words.name, width, height);
  return (
    <svg x={`${mirrored(x, across, rtl)}%`} y={`${y}%`} width={`${across}%`} height={`${down}%`}>
      <Link to={to} className={styles.tile} aria-label={label}>
        <title>{label}</title>
        <rect className={styles.tint} data-tint={tint} width="100%" height="100%" />
        {form !== 'none' && <TileTexts {...words} form={form} lines={name} rtl={rtl} />}
      </Link>
    </svg>
  );
});

/** Mirrors an x coordinate in Arabic, where the largest is at the right. Rounded to hundredths, as the boxes are. */
export function mirrored(x: number, width: number, rtl: boolean): number {
  return rtl ? Math.round((100 - x - width) * 100) / 100 : x;
}

type DrawnForm = Exclude<TileForm, 'none'>;

/** Distance of the text from the tile's edge, and of its first line from the top, px. */
const INSET: Record<DrawnForm, number> = { large: 12, medium: 8, small: 5, turned: 11 };
const FIRST_LINE: Record<DrawnForm, number> = { large: 28, medium: 20, small: 16, turned: 4 };
const NAME_LINE = 17;

interface TileTextsProps {
  form: DrawnForm;
  ticker: string;
  change: string;
  lines: readonly string[];
  rtl: boolean;
}

/**
 * Text begins at the side where reading begins; figures keep their own direction there. The order is that of the label:
 * the tile's name must match its visible text (WCAG 2.5.3).
 */
function TileTexts({ form, ticker, change, lines, rtl }: TileTextsProps) {
  const first = FIRST_LINE[form];
  const place = { x: rtl ? '100%' : '0', dx: rtl ? -INSET[form] : INSET[form] };
  const figure = { ...place, textAnchor: rtl && form !== 'turned' ? 'end' : 'start' } as const;
  return (
    <g className={styles[form]} aria-hidden="true">
      <text {...figure} className={styles.ticker} y={first}>
        {ticker}
      </text>{' '}
      {(form === 'large' || form === 'medium') && (
        <text
          {...figure}
          className={styles.figure}
          y={form === 'large' ? '100%' : first + 18}
          dy={form === 'large' ? -12 : 0}
        >
          {change}
        </text>
      )}{' '}
      {lines.map((line, at) => (
        <Fragment key={line}>
          <text {...place} className={styles.name} y={first + 2 + NAME_LINE * (at + 1)}>
            {line}
          </text>{' '}
        </Fragment>
      ))}
    </g>
  );
}
