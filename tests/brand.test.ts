import { expect } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { linkedOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';

interface Manifest {
  name: string;
  dir: string;
  start_url: string;
  icons: { src: string; type: string }[];
}

byTurns('the site on a device', ({ locale, prefix }) => {
  journey('names icons that are there, from the one mark', async ({ siteUrl }) => {
    const html = await (await fetch(`${siteUrl}${prefix}`)).text();
    const icons = [...linkedOf(html, 'icon'), ...linkedOf(html, 'apple-touch-icon')];
    expect(icons).toHaveLength(3);
    for (const icon of icons) {
      const answer = await fetch(siteUrl + icon);
      expect(answer.status, icon).toBe(200);
      expect(answer.headers.get('content-type'), icon).toMatch(/^image\//);
    }
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
  });

  journey('is kept under the exchange’s name and opens in its language', async ({ siteUrl }) => {
    const [address] = linkedOf(await (await fetch(`${siteUrl}${prefix}`)).text(), 'manifest');
    const answer = await fetch(siteUrl + address);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({ name: exchange.name[locale], dir: LOCALES[locale].dir });
    expect(await (await fetch(siteUrl + manifest.start_url)).text()).toContain(`<html lang="${LOCALES[locale].iso}"`);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(siteUrl + src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get('content-type'), src).toContain(type);
    }
  });

  journey('shows lattices whose drawings are kept for good', async ({ siteUrl }) => {
    const sheets = linkedOf(await (await fetch(`${siteUrl}${prefix}`)).text(), 'stylesheet');
    const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(siteUrl + sheet)).text()));
    const drawings = [...styles.join('').matchAll(/url\((\/assets\/(?:panel|wide|narrow|stages|band)[^)]*\.svg)\)/g)];
    expect(drawings.length).toBeGreaterThanOrEqual(17);
    for (const [, drawing] of drawings) {
      const answer = await fetch(siteUrl + drawing);
      expect(answer.headers.get('content-type'), drawing).toContain('image/svg+xml');
      expect(answer.headers.get('cache-control'), drawing).toContain('immutable');
    }
  });
});
