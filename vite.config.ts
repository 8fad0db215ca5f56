import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { brandAssets } from './tools/vite/brand-assets.ts';
import { cardGroundFiles } from './tools/vite/card-grounds.ts';
import { CHUNK_GROUPS, SIDE_EFFECTS } from './tools/vite/chunks.ts';
import { latticeFiles } from './tools/vite/lattice-files.ts';
import { shortClassNames } from './tools/vite/class-names.ts';
import { layerOrder } from './tools/vite/layer-order.ts';
import { leftOut } from './tools/vite/left-out.ts';
import { metConditions } from './tools/vite/met-conditions.ts';
import { namesInPlace } from './tools/vite/names-in-place.ts';
import { reloadGuard } from './tools/vite/reload-guard.ts';
import { serverCodeGuard } from './tools/vite/server-code-guard.ts';
import { shortHashes } from './tools/vite/short-hashes.ts';
import { shortProperties } from './tools/vite/short-properties.ts';

/** Browsers that need no prefixes: style sheets lose them for a year's older ones only. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

export default defineConfig(({ command }) => ({
  // One style sheet for the whole site: a third smaller than one for each part, one request, kept from the first page on.
  // The router preloads what a page needs; what comes later comes in one piece.
  build: { cssCodeSplit: false, modulePreload: false, cssTarget: CSS_TARGET },
  // In development a name says which part it belongs to.
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } } : {}),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
          treeshake: { moduleSideEffects: SIDE_EFFECTS },
        },
      },
    },
    // The server's copy is thrown away; split, it is found and removed.
    ssr: { build: { cssCodeSplit: true } },
  },
  plugins: [
    latticeFiles(),
    tailwindcss(),
    reactRouter(),
    metConditions(),
    layerOrder(),
    shortProperties(import.meta.dirname),
    leftOut(),
    reloadGuard(),
    serverCodeGuard(),
    shortHashes(),
    namesInPlace(),
    brandAssets(),
    cardGroundFiles(),
  ],
}));
