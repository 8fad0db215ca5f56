import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page includes only its own routes: another page is another document with its own routes.
  routeDiscovery: { mode: 'lazy' },
  // A page's client loader stays in the page's own chunk: the reload guard watches that chunk.
  splitRouteModules: false,
} satisfies Config;
