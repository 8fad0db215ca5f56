import { BRAND_MARK } from '#app/blocks/header/brand-mark.ts';
import { starOrder, type StarOrder } from '#app/blocks/lattice/star-order.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { LOCALES, type Direction } from '#domain/locale.ts';
import { tokensOf } from '../brand/tokens.ts';
import { mastheadDrawing } from '../girih/masthead.ts';
import { drawing, element } from '../girih/svg.ts';

/** Size in pixels that every network shows uncropped. */
const CARD = { width: 1200, height: 630 };
/** The last two fifths of a card; the text has the rest. */
const LATTICE = { width: 470, height: CARD.height, size: { 6: 84, 8: 94, 10: 100, 12: 136 }, halfWidth: 2.4, dot: 2 };
const MARK = { height: 78, edge: 72 };
const GENERAL = 'general';

/**
 * Backgrounds of social cards, by file name: navy, the mark, and the lattice of the section's star, which the server
 * cannot draw. A section with the exchange's own star uses the general file.
 */
export function cardGrounds(): Record<string, string> {
  const own = SITE_MAP.map(({ section }) => section).filter((section) => starOrder(section) !== starOrder(GENERAL));
  return Object.fromEntries(
    [GENERAL, ...new Set(own)].flatMap((section) =>
      Object.values(LOCALES).map(({ dir }) => [`${section}-${dir}.svg`, cardGround(starOrder(section), dir)]),
    ),
  );
}

function cardGround(order: StarOrder, dir: Direction): string {
  const colours = tokensOf('light');
  const gold = colours('gold-on-navy');
  const lattice = mastheadDrawing(order, LATTICE).replaceAll('#000', gold);
  const place =
    dir === 'ltr' ? `translate(${CARD.width - LATTICE.width} 0)` : `translate(${LATTICE.width} 0) scale(-1 1)`;
  const ground = element('rect', { ...CARD, fill: colours('navy'), stroke: 'none' });
  return drawing(CARD.width, CARD.height, ground + element('g', { transform: place }, lattice) + mark(dir));
}

/** The mark is at the edge where the text begins. */
function mark(dir: Direction): string {
  const colours = tokensOf('light');
  const gold = colours('gold-on-navy');
  const scale = MARK.height / BRAND_MARK.height;
  const width = BRAND_MARK.width * scale;
  const x = dir === 'ltr' ? MARK.edge : CARD.width - MARK.edge - width;
  return element(
    'g',
    { transform: `translate(${x} ${MARK.edge}) scale(${scale})` },
    element('path', { stroke: gold, 'stroke-width': 1.5, d: BRAND_MARK.light }) +
      element('path', { fill: gold, stroke: 'none', d: BRAND_MARK.candle }) +
      element('path', { fill: colours('on-navy'), stroke: 'none', d: BRAND_MARK.tower }),
  );
}
