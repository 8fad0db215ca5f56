import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours that a block of tokens.css sets, by the selector that opens it. */
function tokensOf(opening: string): Record<string, string> {
  const from = css.indexOf(`${opening} {`);
  if (from < 0) throw new Error(`tokens.css has no '${opening}'.`);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** The three pairs of hexadecimal digits of a colour in short or long notation. */
function wholeOf(hex: string): string[] {
  return hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : [...hex.slice(1).match(/../g)!];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = wholeOf(hex)
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour laid over another with opacity `part`, as `color-mix(in srgb, …, transparent)` shows it. */
function laidOver(colour: string, ground: string, part: number): string {
  const channels = (hex: string) => wholeOf(hex).map((pair) => Number.parseInt(pair, 16));
  const below = channels(ground);
  const mixed = channels(colour).map((value, index) => Math.round(value * part + below[index]! * (1 - part)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf(":root[data-theme='dark']") };
const blind = tokensOf(":root[data-palette='colour-blind']");
const blindDark = tokensOf(":root[data-palette='colour-blind'][data-theme='dark']");

const THEMES: Record<string, Record<string, string>> = {
  light,
  dark,
  'light, blue and orange': { ...light, ...blind },
  'dark, blue and orange': { ...dark, ...blind, ...blindDark },
};

describe('text colours', () => {
  it.each(Object.keys(THEMES))('measure at least 5:1 on their grounds: %s', (theme) => {
    const tokens = THEMES[theme]!;
    for (const ground of ['ground', 'raised']) {
      for (const ink of ['ink', 'muted', 'up', 'down', 'flat', 'focus']) {
        const ratio = contrast(tokens[ink]!, tokens[ground]!);
        expect(ratio, `--${ink} on --${ground} in ${theme}`).toBeGreaterThanOrEqual(5);
      }
    }
    for (const ink of ['on-navy', 'on-navy-muted', 'up-on-navy', 'down-on-navy']) {
      expect(contrast(tokens[ink]!, tokens['navy']!), `--${ink} on navy in ${theme}`).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(Object.keys(THEMES))('can be read on the tint of a figure that moved: %s', (theme) => {
    const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
    const part = Number(/var\(--step\) (\d+)%/.exec(base)![1]) / 100;
    expect(part).toBeGreaterThan(0.1);
    const tokens = THEMES[theme]!;
    for (const ground of ['ground', 'raised']) {
      for (const step of ['up', 'down']) {
        const ratio = contrast(tokens['ink']!, laidOver(tokens[step]!, tokens[ground]!, part));
        expect(ratio, `ink on --${step} over --${ground} in ${theme}`).toBeGreaterThanOrEqual(5);
      }
    }
    for (const ground of ['navy', 'navy-line']) {
      for (const step of ['up-on-navy', 'down-on-navy']) {
        const ratio = contrast(tokens['on-navy']!, laidOver(tokens[step]!, tokens[ground]!, part));
        expect(ratio, `ink on --${step} over --${ground} in ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('are the same for the device’s dark as for the chosen one', () => {
    const device = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'));
    const byDevice = [...device.slice(0, device.indexOf('}')).matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)];
    expect(Object.fromEntries(byDevice.map(([, name, value]) => [name, value]))).toEqual(
      tokensOf(":root[data-theme='dark']"),
    );
  });
});
