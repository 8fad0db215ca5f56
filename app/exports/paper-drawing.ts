import type { Bulletin, BulletinSection } from '#domain/bulletin.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { drawnMonths, drawnNets, levelInMillions } from '#app/blocks/bulletins/drawn-figures.ts';
import { BOX } from '#app/blocks/plot/height-scale.ts';
import { plotLines } from '#app/blocks/plot/lines.ts';
import type { PaperDrawing } from './paper.ts';

/** The drawing of a section in a document, from the same figures as on the page; null when it has none. */
export function paperDrawing(
  bulletin: Bulletin,
  section: BulletinSection,
  t: Text,
  locale: Locale,
): PaperDrawing | null {
  if (section === 'market') return lineOf(bulletin, t, locale);
  if (section !== 'nationality' && section !== 'investors') return null;
  const drawn = drawnNets(bulletin, section, t);
  return drawn && { kind: 'bars', alt: drawn.label, name: t('trading.drawn.nets'), zero: drawn.zero, bars: drawn.bars };
}

function lineOf({ sections }: Bulletin, t: Text, locale: Locale): PaperDrawing | null {
  const drawn = drawnMonths(sections, t, locale);
  if (!drawn) return null;
  const { points, levels } = plotLines([drawn.values], 0);
  return {
    kind: 'line',
    alt: drawn.label,
    name: drawn.name,
    size: [BOX.width, BOX.height],
    parts: points[0]!.map((part) => part.map(([across, down]) => [Math.round(across), Math.round(down)] as const)),
    levels: levels.map(({ at, value }) => ({ down: Math.round(at * BOX.height), text: levelInMillions(value) })),
    ends: drawn.ends,
  };
}
