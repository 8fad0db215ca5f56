import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { KIT_COLOURS, KIT_DRAWINGS } from '#app/data/news-media/kit-files.ts';
import { THEME_COLOURS } from '#app/styles/theme-colours.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { brandIcons, faviconSvg } from './icons.ts';
import { kitFiles, kitSvg } from './kit.ts';
import { webManifest } from './manifest.ts';
import { longForm, tokensOf } from './tokens.ts';

interface Manifest {
  lang: string;
  dir: string;
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}
const manifests = LOCALE_CODES.map((locale) => JSON.parse(webManifest(exchange, locale)) as Manifest);

describe('the icons', () => {
  it('have the sizes that their names and the manifest say', async () => {
    const icons = brandIcons();
    for (const { src, sizes } of manifests[0]?.icons.filter(({ sizes: said }) => said !== 'any') ?? []) {
      const { width, height } = await sharp((await icons[src.slice(1)]?.()) as Buffer).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const touch = await sharp((await icons['apple-touch-icon.png']?.()) as Buffer).metadata();
    expect([touch.width, touch.height]).toEqual([180, 180]);
  });

  it('keep the mark of a maskable icon inside the circle that every system leaves', async () => {
    const png = (await brandIcons()['icons/maskable-512.png']?.()) as Buffer;
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).join();
    const ground = at(0, 0);
    const far: number[] = [];
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++) if (at(x, y) !== ground) far.push(Math.hypot(x - 256, y - 256));
    expect(far.length).toBeGreaterThan(5_000);
    expect(far.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.4 * 512);
  });

  it('follow the browser’s own theme where they stand on its ground', () => {
    expect(faviconSvg()).toContain(tokensOf('light')('navy'));
    expect(faviconSvg()).toMatch(/prefers-color-scheme:dark.*#e6eaf2/);
  });
});

describe('the web manifests', () => {
  it('carry the exchange’s name, the direction and the start of their language', () => {
    const [english, arabic] = manifests;
    expect(english).toMatchObject({ lang: 'en-US', dir: 'ltr', name: exchange.name.en, start_url: '/en' });
    expect(arabic).toMatchObject({ lang: 'ar-AE', dir: 'rtl', name: exchange.name.ar, start_url: '/ar' });
  });

  it('name only icons that are made', () => {
    for (const { src } of manifests.flatMap(({ icons }) => icons)) expect(brandIcons()).toHaveProperty([src.slice(1)]);
  });
});

describe('the colours outside the page', () => {
  it('are the grounds of the two themes', () => {
    expect(THEME_COLOURS.light).toBe(longForm(tokensOf('light')('ground')));
    expect(THEME_COLOURS.dark).toBe(longForm(tokensOf('dark')('ground')));
  });

  it('are asked for by names that exist', () => {
    expect(() => tokensOf('light')('no-such-colour')).toThrow('no-such-colour');
  });
});

describe('the media kit', () => {
  it('names the colours as the tokens have them', () => {
    for (const { name, light, dark } of KIT_COLOURS)
      expect({ light, dark }, name).toEqual({ light: tokensOf('light')(name), dark: tokensOf('dark')(name) });
  });

  it('draws what it names, and letters as shapes', () => {
    for (const drawing of KIT_DRAWINGS) {
      const svg = kitSvg(drawing);
      expect(svg, drawing.name).toMatch(/^<svg [^>]*viewBox="0 0 /);
      expect(svg, drawing.name).not.toMatch(/<text|NaN|undefined/);
    }
  });

  it('gives pictures that are wide enough to print', async () => {
    const png = (await kitFiles()['media-kit/mark.png']?.()) as Buffer;
    expect((await sharp(png).metadata()).width).toBe(2_000);
  });
});
