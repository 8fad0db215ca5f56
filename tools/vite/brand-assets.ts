import type { Plugin } from 'vite';
import { exchange } from '#exchange.config.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { brandIcons } from '../brand/icons.ts';
import { kitFiles } from '../brand/kit.ts';
import { webManifest } from '../brand/manifest.ts';

type Files = Record<string, () => Promise<string | Buffer>>;

const TYPES: Record<string, string> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** Brand files at fixed addresses: icons from the one mark, a web manifest for each language, the media kit. */
function brandFiles(): Files {
  const manifests = LOCALE_CODES.map(
    (locale) => [`manifest.${locale}.webmanifest`, async () => webManifest(exchange, locale)] as const,
  );
  return { ...brandIcons(), ...kitFiles(), ...Object.fromEntries(manifests) };
}

/** Writes the brand's files beside the built site's; in development they are drawn on request. */
export function brandAssets(): Plugin {
  const files = brandFiles();
  return {
    name: 'brand-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, made] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await made() });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
        const made = files[name];
        if (!made) return next();
        response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? '');
        made().then((body) => response.end(body), next);
      });
    },
  };
}
