import type { Plugin } from 'vite';
import { SITE_MAP } from '#app/site-map.ts';

/** React, the router and the message formatter: they rarely change between releases of the site. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|^\0rolldown\/runtime/;

const DOCUMENT_ENTRY = '/app/document/entry.ts';
/** Code that every application runs beside its page; the entry itself starts it, so the entry stays a separate file. */
const APPLICATION_ENTRY = '/app/entry.client.tsx';
const APPLICATION_ROOTS = [APPLICATION_ENTRY, '/app/root.tsx', '/app/layouts/default.tsx'];
const APPLICATION_PAGES = SITE_MAP.filter(({ application }) => application !== null).map(
  ({ page }) => `/app/pages/${page}.tsx`,
);

/** For each module, the applications that import it directly or indirectly, by their index in the list. */
const applicationsOf = new Map<string, number[]>();
let everyPage: ReadonlySet<string> = new Set();
/**
 * For each module, the part of a document that loads it; such a part must not load a file of an application. A part
 * that every page may load needs none of the parts that it loads itself.
 */
const firstParts = new Map<string, string>();
const laterParts = new Map<string, string>();
/** Modules that several of the first parts need: no part loads another one. */
const ofSeveralParts = new Set<string>();

/** Follows the imports of the browser's script, after all modules are resolved and before they are put into files. */
export function knownImports(): Plugin {
  return {
    name: 'known-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const idOf = (path: string) => [...this.getModuleIds()].find((id) => id.replace(/\?.*$/, '').endsWith(path));
      const closure = (paths: readonly string[]) =>
        closureOf(
          paths.flatMap((path) => idOf(path) ?? []),
          importsOf,
        );
      everyPage = closure([DOCUMENT_ENTRY]);
      const partsOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const first = [...everyPage].flatMap(partsOf);
      const parts = new Set(first);
      for (const part of parts)
        for (const id of closureOf([part], importsOf)) {
          for (const later of partsOf(id)) parts.add(later);
          if (firstParts.has(id) && first.includes(part)) ofSeveralParts.add(id);
          if (everyPage.has(id) || firstParts.has(id) || laterParts.has(id)) continue;
          (first.includes(part) ? firstParts : laterParts).set(id, partName(part));
        }
      const all = APPLICATION_PAGES.map((_, place) => place);
      for (const [place, page] of APPLICATION_PAGES.entries())
        for (const id of closure([page])) applicationsOf.set(id, [...(applicationsOf.get(id) ?? []), place]);
      for (const id of closure(APPLICATION_ROOTS)) applicationsOf.set(id, all);
      applicationsOf.delete(idOf(APPLICATION_ENTRY) ?? '');
    },
  };
}

/** '/…/document/reader.ts' is 'reader'. */
function partName(id: string): string {
  return id.replace(/^.*\/|\.\w+$/g, '');
}

function closureOf(ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of importsOf(id)) found.add(each);
  return found;
}

/** From this number on, every application loads the shared modules. */
const MOST = 6;

/** The file of a module that so many applications share; null when fewer or more use it. */
function sharedBy(id: string, many: number): string | null {
  const places = applicationsOf.get(id) ?? [];
  if (Math.min(places.length, MOST) !== many) return null;
  return many === MOST ? 'applications' : `shared-${places.join('-')}`;
}

/** The file for modules that a document part shares with applications: neither loads the other. */
function sharedWithPart(id: string): string | null {
  const part = firstParts.get(id) ?? laterParts.get(id);
  return part !== undefined && applicationsOf.has(id) ? `${part}-shared` : null;
}

/** Files of the browser's script that are grouped explicitly; the bundler creates the others. */
export const CHUNK_GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 7 },
  // One request on every page, with nothing that a document does not need.
  { name: 'every-page', test: (id: string) => everyPage.has(id), priority: 6 },
  // A group includes the imports of its modules, so these come before the applications.
  { name: 'several-parts', test: (id: string) => ofSeveralParts.has(id), priority: 5 },
  { name: sharedWithPart, priority: 4 },
  { name: (id: string) => firstParts.get(id) ?? null, priority: 3 },
  { name: (id: string) => laterParts.get(id) ?? null, priority: 2 },
  // Modules shared by the same applications; by default the bundler splits them into some fifty files. What more
  // applications share comes first, so that no application loads the file of others for one import of theirs.
  ...Array.from({ length: MOST - 1 }, (_, place) => MOST - place).map((many) => ({
    name: (id: string) => sharedBy(id, many),
    priority: many / MOST,
  })),
];

/**
 * Tables that the browser does not need once its unused branches are removed: they are dropped when nothing imports
 * them.
 */
export const SIDE_EFFECTS = [{ test: /\/(app\/(site-map|addresses)|exchange\.config)\.ts$/, sideEffects: false }];
