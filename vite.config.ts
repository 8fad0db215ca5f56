import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { layerOrder } from './tools/vite/layer-order.ts';
import { precompress } from './tools/vite/precompress.ts';
import { reloadGuard } from './tools/vite/reload-guard.ts';
import { serverCodeGuard } from './tools/vite/server-code-guard.ts';

export default defineConfig({
  // One style sheet for the whole site: a third smaller than one for each part, one request, kept from the first page on.
  build: { cssCodeSplit: false },
  // The server's copy is thrown away; split, it is found and removed.
  environments: { ssr: { build: { cssCodeSplit: true } } },
  plugins: [tailwindcss(), reactRouter(), layerOrder(), reloadGuard(), serverCodeGuard(), precompress()],
});
