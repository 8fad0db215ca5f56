import { useText } from '#messages/text.tsx';
import type { HeatSector, HeatShape } from './heat-map-data.ts';
import { mirrored } from './tile-view.tsx';
import styles from './heat-map.module.css';

/** Width of a letter of 12 px, and distance of the name's baseline from the top of its sector, px. */
const LETTER = 6;
const BASELINE = 15;
/** Gap between two neighbouring names, px. */
const GAP = 10;

/** With fewer letters than this a shortened name is not recognisable. */
const LEAST_LETTERS = 4;

/**
 * The sector's name on the line above its tiles, shortened to the room there; every tile's label and the table have it
 * in full.
 */
export function SectorName({ sector, shape, rtl }: { sector: HeatSector; shape: HeatShape; rtl: boolean }) {
  const t = useText();
  const [x, y, width] = sector.box;
  const text = shortened(sector.name?.text ?? t('heatMap.otherSectors'), ((width / 100) * shape.words - GAP) / LETTER);
  if (!text) return null;
  return (
    <text
      className={styles.sector}
      x={`${rtl ? mirrored(x, 0, rtl) : x}%`}
      y={`${y}%`}
      dy={BASELINE}
      aria-hidden="true"
    >
      {text}
    </text>
  );
}

function shortened(text: string, room: number): string {
  if (text.length <= room) return text;
  const kept = text.slice(0, Math.floor(room) - 1).trimEnd();
  return kept.length < LEAST_LETTERS ? '' : `${kept}…`;
}
