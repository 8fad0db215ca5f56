import { join, relative } from 'node:path';
import type { Family } from '#app/styles/families.ts';
import { moduleOfFile } from './module-classes.ts';
import type { FamiliesOf } from './split-sheet.ts';

/** The bundler's data about a module. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * Style modules that a page may show and that none of its sheets contains, as sentences. Uses the server's modules:
 * they include every part of a page, also parts that the browser never runs.
 */
export function missingStyles(
  moduleOf: (id: string) => Imports | null,
  root: string,
  pages: ReadonlyMap<string, readonly Family[]>,
  familiesOf: FamiliesOf,
): string[] {
  return [...pages].flatMap(([page, loaded]) =>
    styleModulesOf(join(root, 'app', 'pages', `${page}.tsx`), moduleOf).flatMap((file) => {
      const families = familiesOf(moduleOfFile(file));
      if (families.length === 0 || families.some((family) => loaded.includes(family))) return [];
      const sheets = loaded.length > 0 ? `the base sheet and '${loaded.join("', '")}'` : 'the base sheet';
      return [
        `app/pages/${page}.tsx comes to ${relative(root, file)}, whose styles are in '${families.join("', '")}', and loads ` +
          `${sheets}: mend app/styles/families.ts or the module's first line, or the page's styles in app/site-map.ts.`,
      ];
    }),
  );
}

/** The style modules that a module imports, directly or indirectly, statically or dynamically. */
function styleModulesOf(entry: string, moduleOf: (id: string) => Imports | null): string[] {
  const found = new Set([entry]);
  for (const id of found) {
    const module = moduleOf(id);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) found.add(next);
  }
  return [...found].filter((id) => id.endsWith('.module.css'));
}
