import type { Plugin } from 'vite';

/** The order of the cascade, as in app/styles/site.css. */
export const ORDER = '@layer theme,reset,base,ui,blocks,utilities;';

/**
 * Says the order of the layers before anything else in a style sheet. In the one sheet of the site the parts' styles may
 * come before the root's, and layers take their order from where they are first named.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = ORDER + String(asset.source);
        }
      },
    },
  };
}
