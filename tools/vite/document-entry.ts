import type { Plugin } from 'vite';

/**
 * Module that the server's build imports: the address of every page's script, and of the files that it loads
 * immediately.
 */
const VIRTUAL = 'virtual:document-entry';
const RESOLVED = `\0${VIRTUAL}`;
const SOURCE = 'app/document/entry.ts';
const ENTRY = 'document-entry';
const STYLES = 'app/styles/every-module.ts';

/**
 * Builds the script that documents and applications share (app/document/entry.ts) as a separate entry, beside the
 * router's. The client is built first; the server's build then uses the generated names.
 */
export function documentEntry(): Plugin {
  let built: { src: string; imports: string[] } = { src: `/${SOURCE}`, imports: [] };
  return {
    name: 'document-entry',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: SOURCE, name: ENTRY });
      this.emitFile({ type: 'chunk', id: STYLES, name: 'styles' });
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(built)};` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== ENTRY || !file.isEntry) continue;
        built = { src: `/${file.fileName}`, imports: importsOf(file.fileName, bundle).map((name) => `/${name}`) };
      }
    },
  };
}

interface Chunk {
  type: string;
  imports?: string[];
}

/** All files that a script imports, directly or indirectly, each once. */
function importsOf(name: string, bundle: Record<string, Chunk>, found = new Set<string>()): string[] {
  for (const each of bundle[name]?.imports ?? []) {
    if (found.has(each)) continue;
    found.add(each);
    importsOf(each, bundle, found);
  }
  return [...found];
}
