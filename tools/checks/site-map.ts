import type { Finding, Tree } from './tree.ts';

const FILE = 'app/site-map.ts';
/** Shown when no address matches, so it has no address. */
const WITHOUT_ADDRESS = new Set(['not-found']);

export interface MappedAddress {
  name: string;
  path: string;
  page: string | null;
}

/** Duplicate names and paths, built pages without a file, and page files without an address. */
export function checkSiteMap(tree: Tree, map: readonly MappedAddress[]): Finding[] {
  const files = new Set(tree.files);
  const pages = new Set([...WITHOUT_ADDRESS, ...map.flatMap(({ page }) => page ?? [])]);
  const problems = [
    ...repeated(map.map(({ name }) => name)).map((name) => `The name '${name}' stands twice.`),
    ...repeated(map.map(({ path }) => path)).map((path) => `The address '${path}' stands twice.`),
    ...map
      .filter(({ page }) => page !== null && !files.has(`app/pages/${page}.tsx`))
      .map(({ name, page }) => `'${name}' is said to be built, but app/pages/${page}.tsx is missing.`),
  ];
  const others = tree.files.filter((file) => file.startsWith('app/pages/') && !pages.has(pageOf(file)));
  return [
    ...problems.map((message) => ({ file: FILE, line: 1, message })),
    ...others.map((file) => ({
      file,
      line: 1,
      message: 'No address of app/site-map.ts leads here, and app/pages holds pages only.',
    })),
  ];
}

/** `app/pages/issuers/profile.tsx` → 'issuers/profile'; '' when the file is not a page. */
function pageOf(file: string): string {
  return /^app\/pages\/(.+)\.tsx$/.exec(file)?.[1] ?? '';
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
