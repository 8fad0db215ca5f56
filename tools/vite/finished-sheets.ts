import type { Plugin } from 'vite';

/** A plugin that changes each style sheet of a build when it is written, after all else has been at it. */
export function finishedSheets(name: string, finish: (css: string) => string): Plugin {
  return {
    name,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = finish(String(asset.source));
        }
      },
    },
  };
}
