import { pathOf } from '#app/page-path.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { busiest } from '#tests/support/figures.ts';
import { asWebp, withScreenshots, THEMES } from '../screens/page-shot.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Screenshots of this site's pages on a phone, as WebP files by name: in both languages and themes, at one moment of a
 * trading day.
 */
export function takePictures(): Promise<Record<string, Buffer>> {
  return withScreenshots(async (shoot, siteUrl) => {
    const pages = {
      home: '',
      company: pathOf('the-exchange-company', { SecuritySymbol: await busiest(siteUrl) }),
    };
    const taken: Record<string, Buffer> = {};
    for (const [name, path] of Object.entries(pages))
      for (const locale of LOCALE_CODES)
        for (const theme of THEMES)
          taken[`phone-${name}-${locale}-${theme}.webp`] = await asWebp(
            await shoot({ path, locale, theme, window: PHONE }),
          );
    return taken;
  });
}
