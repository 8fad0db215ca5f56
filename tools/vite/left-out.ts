import type { Plugin } from 'vite';

/**
 * Modules of libraries that this site never runs in a browser and that the bundler cannot know to be idle, with what
 * stands in for them (docs/decisions/018). Their names are the libraries' own: a build with one that is gone fails.
 */
const STAND_INS: readonly { module: RegExp; why: string; code: string }[] = [
  {
    module: /react-router[/\\]dist[/\\].*[/\\]fog-of-war\.js$/,
    why: 'The whole route table comes with the page (react-router.config.ts).',
    code: `
      export const URL_LIMIT = 0;
      export const isFogOfWarEnabled = () => false;
      export const getPartialManifest = () => undefined;
      export const getManifestPath = () => '/__manifest';
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => undefined;
      export const getPathsWithAncestors = () => [];
      export const handleClientVersionMismatch = async () => false;`,
  },
  {
    module: /react-router[/\\]dist[/\\].*[/\\]instrumentation\.js$/,
    why: 'Nothing is told of the router’s calls in the browser.',
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = (handler) => handler;
      export const instrumentationResultMetaContext = {};`,
  },
  {
    module: /^\0vite\/preload-helper\.js$/,
    why: 'There is one style sheet, and the router preloads the parts of a page.',
    code: 'export const __vitePreload = (load) => load();',
  },
];

/** Leaves them out of the browser's bundle: 4 kB (gzip) of every page. */
export function leftOut(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const standIn = STAND_INS.find(({ module }) => module.test(id));
      if (!standIn) return null;
      found.add(standIn.module);
      return { code: standIn.code, moduleSideEffects: false };
    },
    buildEnd(error) {
      const gone = STAND_INS.filter(({ module }) => !found.has(module));
      if (!error && gone.length > 0)
        throw new Error(
          `No module is ${gone.map(({ module }) => module).join(' or ')} any more: mend tools/vite/left-out.ts.`,
        );
    },
  };
}
