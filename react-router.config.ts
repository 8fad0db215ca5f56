import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page comes with its own routes alone: another page is another document, and its routes come with it.
  routeDiscovery: { mode: 'lazy' },
  // A page's loader for the browser stays in the page's own chunk: the reload guard watches that one.
  splitRouteModules: false,
} satisfies Config;
