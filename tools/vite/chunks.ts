import type { Plugin } from 'vite';
import { SITE_MAP } from '#app/site-map.ts';

/** React, the router and the message formatter: the same from one release of the site to the next. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|^\0rolldown\/runtime/;

const DOCUMENT_ENTRY = '/app/document/entry.ts';
/** What every application runs beside its page; the entry itself starts them, so it stays a file of its own. */
const APPLICATION_ENTRY = '/app/entry.client.tsx';
const APPLICATION_ROOTS = [APPLICATION_ENTRY, '/app/root.tsx', '/app/layouts/default.tsx'];
const APPLICATION_PAGES = SITE_MAP.filter(({ application }) => application !== null).map(
  ({ page }) => `/app/pages/${page}.tsx`,
);

/** By module, the applications that import it, whatever the depth, by their place in the list. */
const applicationsOf = new Map<string, number[]>();
let everyPage: ReadonlySet<string> = new Set();
/**
 * By module, the part of a document that it comes with: it must bring no file of an application along. A part that every
 * page may load needs none of the parts that it loads itself.
 */
const firstParts = new Map<string, string>();
const laterParts = new Map<string, string>();
/** What several of the first parts need: none of them brings another along. */
const ofSeveralParts = new Set<string>();

/** Follows the imports of the browser's script, once all modules are known and before they are put into files. */
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

/** Most applications: what they share every one of them loads. */
const MOST = 6;

/** The file of a module that several applications share; null for what one alone has. */
function sharedBy(id: string): string | null {
  const places = applicationsOf.get(id) ?? [];
  if (places.length < 2) return null;
  return places.length >= MOST ? 'applications' : `shared-${places.join('-')}`;
}

/** The file of what a part of a document shares with applications: neither brings the other along. */
function sharedWithPart(id: string): string | null {
  const part = firstParts.get(id) ?? laterParts.get(id);
  return part !== undefined && applicationsOf.has(id) ? `${part}-shared` : null;
}

/** Files of the browser's script that are put together by hand; the bundler makes the others. */
export const CHUNK_GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 7 },
  // One request on every page, and nothing in it that a document does without.
  { name: 'every-page', test: (id: string) => everyPage.has(id), priority: 6 },
  // A group takes along what its modules import, so that these come before the applications.
  { name: 'several-parts', test: (id: string) => ofSeveralParts.has(id), priority: 5 },
  { name: sharedWithPart, priority: 4 },
  { name: (id: string) => firstParts.get(id) ?? null, priority: 3 },
  { name: (id: string) => laterParts.get(id) ?? null, priority: 2 },
  // What the same applications share; left to itself the bundler cuts it into some fifty files.
  { name: sharedBy, test: (id: string) => sharedBy(id) !== null, priority: 1 },
];

/** Tables of which the browser needs nothing once its own branches are cut: they go when nobody reads them. */
export const SIDE_EFFECTS = [{ test: /\/(app\/(site-map|addresses)|exchange\.config)\.ts$/, sideEffects: false }];
