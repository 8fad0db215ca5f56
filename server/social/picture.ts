import { existsSync, readFileSync } from 'node:fs';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { LOCALES } from '#domain/locale.ts';
import { plexCompiler } from '#exchange/publications/paper/plex-compiler.ts';
import type { Card } from './cards.ts';

const TEMPLATE = readFileSync(new URL('./card.typ', import.meta.url), 'utf8');
/** Backgrounds drawn by the build (tools/social). */
const GROUNDS = new URL('../../build/social/', import.meta.url);
/** Of a section whose star is the exchange's own. */
const GENERAL = 'general';
/** Runs for which the compiler keeps its results; those of older runs are evicted. */
const KEPT_RUNS = 10;
/** Flat navy, gold and white fit a palette, at half the bytes. */
const PNG = { palette: true, colours: 128, dither: 0, effort: 4 } as const;

let compiler: Compiler | undefined;

/** Everything that a card's picture depends on: the same parts give the same picture. */
export function cardParts(card: Card): [words: string, template: string, ground: string] {
  return [JSON.stringify(card), TEMPLATE, groundOf(card)];
}

/** The card as a PNG of 1200 × 630 pixels. */
export function drawCard(card: Card): Promise<Buffer> {
  return sharp(Buffer.from(groundOf(card)))
    .composite([{ input: Buffer.from(typesetWords(card)) }])
    .png(PNG)
    .toBuffer();
}

/** The text alone, as an SVG of glyph outlines: typeset, so that Arabic is joined and runs in its direction. */
export function typesetWords(card: Card): string {
  compiler ??= plexCompiler([300, 400, 600]);
  const words = compiler.plainSvg({ mainFileContent: TEMPLATE, inputs: { card: JSON.stringify(card) } });
  compiler.evictCache(KEPT_RUNS);
  return words;
}

function groundOf({ ground, lang }: Card): string {
  const fileOf = (section: string) => new URL(`${section}-${LOCALES[lang].dir}.svg`, GROUNDS);
  const own = fileOf(ground);
  return readFileSync(existsSync(own) ? own : fileOf(GENERAL), 'utf8');
}
