import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SERVER_FOLDERS = new Set(['store', 'server', 'ingest', 'upstream', 'exchange']);

/**
 * Path from the root with forward slashes, when one of our own imports resolves into one of the server's folders;
 * otherwise null.
 */
export function serverTarget(root: string, specifier: string, importer: string): string | null {
  if (importer.includes('/node_modules/')) return null;
  const target = specifier.startsWith('#')
    ? resolve(root, specifier.slice(1))
    : /^[./]/.test(specifier)
      ? resolve(dirname(importer), specifier)
      : null;
  if (target === null) return null;
  const path = relative(root, target).split(sep);
  return path.length > 1 && SERVER_FOLDERS.has(path[0] ?? '') ? path.join('/') : null;
}

/**
 * Stops the build when server code is in the browser's bundle, and names the importer. Code that only a route's loader
 * needs is removed earlier, so only code that would really be sent is found. Node's own modules count as server code.
 */
export function serverCodeGuard(): Plugin {
  let root = process.cwd();
  return {
    name: 'server-code-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      order: 'pre',
      handler(specifier, importer) {
        if (!importer || importer.includes('/node_modules/')) return null;
        const target = specifier.startsWith('node:') ? specifier : serverTarget(root, specifier, importer);
        if (target)
          this.error(
            `${relative(root, importer)} brings ${target} into the browser. Take types only, or ask for it in a loader.`,
          );
        return null;
      },
    },
  };
}
