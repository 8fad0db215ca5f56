import type { Finding, Tree } from './tree.ts';

const FILE = 'app/site-map.ts';
/** Shown where no address matches, so no address of its own. */
const WITHOUT_ADDRESS = new Set(['not-found']);

export interface MappedAddress {
  name: string;
  path: string;
  page: string | null;
}

/** Names and paths that are twice, built pages without a file, and files among the pages that no address leads to. */
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

/** `app/pages/issuers/profile.tsx` → 'issuers/profile'; '' for what is not a page's file. */
function pageOf(file: string): string {
  return /^app\/pages\/(.+)\.tsx$/.exec(file)?.[1] ?? '';
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
