import { globSync } from 'node:fs';

const STYLE_MODULES = 'app/**/*.module.css';
const FILE_NAME = /([^/\\]+)\.module\.css(?:\?.*)?$/;
/** Neither file names nor class names in the sources contain this character. */
const BETWEEN = '_';

/** The name of a class or an animation in the page: `watch-row_star` for `.star` in `watch-row.module.css`. */
export function nameInPage(local: string, file: string): string {
  return moduleOfFile(file) + BETWEEN + local;
}

/** The style module that a name in the page belongs to; null for a global name. */
export function moduleOfName(name: string): string | null {
  const end = name.indexOf(BETWEEN);
  return end > 0 ? name.slice(0, end) : null;
}

/** A style module is identified by its file's name. */
export function moduleOfFile(file: string): string {
  const name = FILE_NAME.exec(file)?.[1];
  if (!name) throw new Error(`${file} is no style module: its name should end in .module.css.`);
  return name;
}

/** Every style module of the site, as a path from the root. Two files with one name are an error. */
export function styleModules(root: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const file of globSync(STYLE_MODULES, { cwd: root }).sort()) {
    const path = file.replaceAll('\\', '/');
    const name = moduleOfFile(path);
    if (modules.has(name))
      throw new Error(`${modules.get(name)} and ${path} would share the names of their classes: rename one.`);
    modules.set(name, path);
  }
  return modules;
}
