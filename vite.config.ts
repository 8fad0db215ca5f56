import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { reloadGuard } from './tools/vite/reload-guard.ts';
import { serverCodeGuard } from './tools/vite/server-code-guard.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadGuard(), serverCodeGuard()],
});
