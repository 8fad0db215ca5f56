import type { Plugin } from 'vite';
import { finishedSheets } from './finished-sheets.ts';

/** The order of the cascade, as in app/styles/site.css. */
export const ORDER = '@layer theme,reset,base,ui,blocks,utilities;';

/**
 * Says the order of the layers before anything else in a style sheet. In the one sheet of the site the parts' styles may
 * come before the root's, and layers take their order from where they are first named.
 */
export function layerOrder(): Plugin {
  return finishedSheets('layer-order', (css) => ORDER + css);
}
