import sharp from 'sharp';
import { BRAND_MARK } from '#app/blocks/header/brand-mark.ts';
import {
  kitFileHref,
  KIT_DRAWINGS,
  KIT_FORMATS,
  type KitDrawing,
  type KitGround,
} from '#app/data/news-media/kit-files.ts';
import { otherLocales } from '#domain/each-locale.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { plexCompiler } from '#exchange/publications/paper/plex-compiler.ts';
import { MASTHEADS, mastheadDrawing } from '../girih/masthead.ts';
import { drawing, element } from '../girih/svg.ts';
import { tokensOf } from './tokens.ts';

/** Height of a mark in pixels; the kit requires free space of a third of that around it. */
const HEIGHT = 312;
const ROOM = HEIGHT / 3;
const SCALE = HEIGHT / BRAND_MARK.height;
/** Gap between the mark and the names. */
const GAP = 84;
const PNG_WIDTH = 2_000;

const NAMES = `
#let words = json(bytes(sys.inputs.words))
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#set text(font: ("IBM Plex Sans", "IBM Plex Sans Arabic"), top-edge: "ascender", bottom-edge: "descender")
#align(if words.dir == "rtl" { right } else { left }, stack(
  spacing: 8pt,
  text(size: 112pt, weight: 600, lang: words.lang, dir: eval(words.dir), fill: rgb(words.ink), words.name),
  text(size: 84pt, lang: words.otherLang, dir: eval(words.otherDir), fill: rgb(words.muted), words.otherName),
))`;

/** Files of the media kit by address, each drawn on demand. */
export function kitFiles(): Record<string, () => Promise<string | Buffer>> {
  const files = KIT_DRAWINGS.flatMap((one) =>
    KIT_FORMATS.map(
      (format) =>
        [kitFileHref(one, format).slice(1), async () => (format === 'svg' ? kitSvg(one) : pngOf(kitSvg(one)))] as const,
    ),
  );
  return Object.fromEntries(files);
}

function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width: PNG_WIDTH }).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** One drawing: transparent on white, with its background on navy. */
export function kitSvg({ name, star, ground }: KitDrawing): string {
  if (star) return latticeSvg(star);
  if (name.startsWith('wordmark')) return wordmarkSvg(name.startsWith('wordmark-ar') ? 'ar' : 'en', ground);
  const width = BRAND_MARK.width * SCALE;
  return onGround(width + 2 * ROOM, HEIGHT + 2 * ROOM, ground, markAt(ROOM, ground));
}

function latticeSvg(star: NonNullable<KitDrawing['star']>): string {
  const { width, height } = MASTHEADS.wide;
  const lines = mastheadDrawing(star, MASTHEADS.wide).replaceAll('#000', tokensOf('light')('gold-on-navy'));
  return onGround(width, height, 'navy', lines);
}

/** The name in one language above the other one, beside the mark on the side where reading begins. */
function wordmarkSvg(locale: Locale, ground: KitGround): string {
  const { svg, width, height } = namesSvg(locale, ground);
  const mark = BRAND_MARK.width * SCALE;
  const whole = 2 * ROOM + mark + GAP + width;
  const ltr = LOCALES[locale].dir === 'ltr';
  const names = placed(svg, ltr ? ROOM + mark + GAP : ROOM, ROOM + (HEIGHT - height) / 2);
  return onGround(whole, HEIGHT + 2 * ROOM, ground, markAt(ltr ? ROOM : whole - ROOM - mark, ground) + names);
}

const placed = (svg: string, x: number, y: number) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `);

/** The names as outlines of letters, so that the file needs no font. */
function namesSvg(locale: Locale, ground: KitGround) {
  const [other = locale] = otherLocales(locale);
  const colours = tokensOf('light');
  const words = {
    lang: locale,
    dir: LOCALES[locale].dir,
    name: exchange.name[locale],
    ink: colours(ground === 'white' ? 'ink' : 'on-navy'),
    otherLang: other,
    otherDir: LOCALES[other].dir,
    otherName: exchange.name[other],
    muted: colours(ground === 'white' ? 'muted' : 'on-navy-muted'),
  };
  const svg = plexCompiler([400, 600]).plainSvg({ mainFileContent: NAMES, inputs: { words: JSON.stringify(words) } });
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return {
    svg: svg.replace(/ width="[\d.]+pt" height="[\d.]+pt"/, ` width="${width}" height="${height}"`),
    width,
    height,
  };
}

function markAt(x: number, ground: KitGround): string {
  const colours = tokensOf('light');
  const [gold, ink] =
    ground === 'white' ? [colours('gold'), colours('navy')] : [colours('gold-on-navy'), colours('on-navy')];
  return element(
    'g',
    { transform: `translate(${x} ${ROOM}) scale(${SCALE})`, stroke: 'none' },
    element('path', { stroke: gold, 'stroke-width': 1.5, d: BRAND_MARK.light }) +
      element('path', { fill: gold, d: BRAND_MARK.candle }) +
      element('path', { fill: ink, d: BRAND_MARK.tower }),
  );
}

function onGround(width: number, height: number, ground: KitGround, content: string): string {
  const back =
    ground === 'navy' ? element('rect', { width, height, fill: tokensOf('light')('navy'), stroke: 'none' }) : '';
  return drawing(width, height, back + content);
}
