import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table with the page: three base names share one tree, and lazy discovery would ask without a prefix.
  routeDiscovery: { mode: 'initial' },
  // A page's loader for the browser stays in the page's own chunk: the reload guard watches that one.
  splitRouteModules: false,
} satisfies Config;
