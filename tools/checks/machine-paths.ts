import { lineAt, type Finding, type Tree } from './tree.ts';

/** Folders that exist on one machine only. */
const MACHINE_PATH = /(?:^|[^A-Za-z0-9._-])(\/(?:work|farm|root|tmp|home\/[a-z]+|Users\/[A-Za-z]+)\/[\w./-]+)/gm;
const UNREAD = /(^package-lock\.json|\.(png|jpe?g|webp|avif|woff2?|pdf|ico|gz))$/;

/** Paths of the machine on which a file was written. */
export function checkMachinePaths(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => !UNREAD.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(MACHINE_PATH)].map((match) => ({
        file,
        line: lineAt(text, match.index + 1),
        message: `'${match[1]}' is a path of one machine: derive it, or leave it out.`,
      }));
    });
}
