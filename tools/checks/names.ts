import type { Finding, Tree } from './tree.ts';

const ROOM_OF_ALL = new Set(['util', 'utils', 'lib', 'libs', 'helper', 'helpers', 'misc', 'common']);
const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const CODE = /\.(tsx?|mjs|css)$/;
const NAMED_BY_US = /\.(tsx?|mjs|css|po|svg|sh)$/;

/** Folders and files whose name says nothing about their content, and names that are not in kebab case. */
export function checkNames(tree: Tree): Finding[] {
  return tree.files.flatMap((file) => {
    const parts = file.split('/');
    const ours = CODE.test(file) ? parts : parts.slice(0, -1);
    const vague = ours.find((part) => ROOM_OF_ALL.has(part.replace(/\..*$/, '')));
    const message = vague
      ? `'${vague}' is a room for everything: put the code beside its user, under the name of what it is.`
      : nameProblem(parts.at(-1) ?? '');
    return message ? [{ file, line: 1, message }] : [];
  });
}

function nameProblem(name: string): string | null {
  if (!NAMED_BY_US.test(name) || KEBAB_CASE.test(name)) return null;
  return `'${name}' is not in kebab case (price-ladder.ts).`;
}
