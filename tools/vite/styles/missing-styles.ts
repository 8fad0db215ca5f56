import { join, relative } from 'node:path';
import type { Family } from '#app/styles/families.ts';
import { moduleOfFile } from './module-classes.ts';
import type { FamiliesOf } from './split-sheet.ts';

/** What the bundler knows of a module. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * Style modules that a page may come to show and that none of its sheets holds, as sentences. The server's modules are
 * asked: they have everything that a page is made of, the parts among them which the browser never runs.
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
          `${sheets}: mend app/styles/families.ts, or the page's styles in app/site-map.ts.`,
      ];
    }),
  );
}

/** The style modules that a module imports, itself or by others, at once or later. */
function styleModulesOf(entry: string, moduleOf: (id: string) => Imports | null): string[] {
  const found = new Set([entry]);
  for (const id of found) {
    const module = moduleOf(id);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) found.add(next);
  }
  return [...found].filter((id) => id.endsWith('.module.css'));
}
