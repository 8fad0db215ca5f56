import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { brandAssets } from './tools/vite/brand-assets.ts';
import { cardGroundFiles } from './tools/vite/card-grounds.ts';
import { CHUNK_GROUPS, knownImports, SIDE_EFFECTS } from './tools/vite/chunks.ts';
import { documentEntry } from './tools/vite/document-entry.ts';
import { latticeFiles } from './tools/vite/lattice-files.ts';
import { serverCodeGuard } from './tools/vite/server-code-guard.ts';
import { nameInPage } from './tools/vite/styles/module-classes.ts';
import { styleSheets } from './tools/vite/styles/style-sheets.ts';

export default defineConfig({
  // One style sheet in the bundle, in the order of the cascade; `styleSheets` splits it by family and minifies the
  // parts. The router preloads what a page needs; later parts are loaded as one piece.
  build: { cssCodeSplit: false, cssMinify: false, modulePreload: false },
  css: { modules: { generateScopedName: nameInPage } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
          treeshake: { moduleSideEffects: SIDE_EFFECTS },
        },
      },
    },
  },
  plugins: [
    latticeFiles(),
    tailwindcss(),
    reactRouter(),
    documentEntry(),
    knownImports(),
    styleSheets(import.meta.dirname),
    serverCodeGuard(),
    brandAssets(),
    cardGroundFiles(),
  ],
});
