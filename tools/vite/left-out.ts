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
    module: /react-router[/\\]dist[/\\].*[/\\]ssr[/\\]errorBoundaries\.js$/,
    why: 'The root has its own page for what fails; below it, a reader gets words of both languages and no trace.',
    code: `
      import { Component, createElement } from 'react';
      export class RemixErrorBoundary extends Component {
        state = { error: this.props.error || null, location: this.props.location };
        static getDerivedStateFromError(error) {
          return { error };
        }
        static getDerivedStateFromProps(props, state) {
          const error = props.error || (state.location === props.location ? state.error : null);
          return { error: error || null, location: props.location };
        }
        render() {
          if (!this.state.error) return this.props.children;
          return createElement(RemixRootDefaultErrorBoundary, { error: this.state.error });
        }
      }
      export function RemixRootDefaultErrorBoundary({ error }) {
        console.error(error);
        const words = [
          createElement('p', { key: 'ar', lang: 'ar', dir: 'rtl' }, 'تعذّر عرض الصفحة. يُرجى تحديثها.'),
          createElement('p', { key: 'en', lang: 'en' }, 'This page could not be shown. Please reload it.'),
        ];
        return createElement('html', null, createElement('body', null, words));
      }
      export const BoundaryShell = ({ children }) => children;`,
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
