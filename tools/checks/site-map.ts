import type { Finding, Tree } from './tree.ts';

const FILE = 'app/site-map.ts';
/** Shown where no address matches, so no address of its own. */
const WITHOUT_ADDRESS = new Set(['not-found']);

export interface MappedAddress {
  name: string;
  path: string;
  page: string | null;
}

/** Names and paths that stand twice, built pages without a file, and page files that no address leads to. */
export function checkSiteMap(tree: Tree, map: readonly MappedAddress[]): Finding[] {
  const files = new Set(tree.files);
  const pages = new Set(map.map(({ page }) => page));
  const problems = [
    ...repeated(map.map(({ name }) => name)).map((name) => `The name '${name}' stands twice.`),
    ...repeated(map.map(({ path }) => path)).map((path) => `The address '${path}' stands twice.`),
    ...map
      .filter(({ page }) => page !== null && !files.has(`app/pages/${page}.tsx`))
      .map(({ name, page }) => `'${name}' is said to be built, but app/pages/${page}.tsx is missing.`),
  ];
  const orphans = tree.files
    .map((file) => /^app\/pages\/(.+)\.tsx$/.exec(file)?.[1])
    .filter((page) => page !== undefined);
  return [
    ...problems.map((message) => ({ file: FILE, line: 1, message })),
    ...orphans
      .filter((page) => !pages.has(page) && !WITHOUT_ADDRESS.has(page) && isRoute(tree.read(`app/pages/${page}.tsx`)))
      .map((page) => ({
        file: `app/pages/${page}.tsx`,
        line: 1,
        message: 'No address of app/site-map.ts leads to this page.',
      })),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function isRoute(source: string): boolean {
  return /^export default |^export \{[^}]*\bas default\b/m.test(source);
}
