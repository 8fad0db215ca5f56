import { isTest, lineAt, type Finding, type Tree } from './tree.ts';

/**
 * Above this number of utilities an element's style belongs in a style module
 * (docs/decisions/029-css-utilities-and-modules.md).
 */
const MOST = 4;

/** Site-wide classes of app/styles/base.css: they may be beside any others. */
const GLOBAL: ReadonlySet<string> = new Set(
  'wrap link figures visually-hidden live light display up down flat cluster touch-target on-navy'.split(' '),
);

const PLAIN = /className="([^"]+)"/g;
const WITH_MODULE = /className=\{`([^`]*\$\{\w+\.\w+\}[^`]*)`\}/g;

/** Elements with too many utilities, and elements that mix utilities with a class of a style module. */
export function checkUtilities(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => /^app\/.*\.tsx$/.test(file) && !isTest(file) && !file.startsWith('app/gallery/'))
    .flatMap((file) => {
      const text = tree.read(file);
      const long = matches(text, PLAIN, (classes) => classes.length > MOST);
      const mixed = matches(text, WITH_MODULE, (classes) => classes.some((name) => !name.startsWith('$')));
      const at = (index: number) => ({ file, line: lineAt(text, index) });
      return [
        ...long.map((index) => ({ ...at(index), message: `more than ${MOST} utilities: write a style module.` })),
        ...mixed.map((index) => ({
          ...at(index),
          message: 'utilities beside a class of a style module: one of the two.',
        })),
      ];
    });
}

function matches(text: string, pattern: RegExp, isWrong: (utilities: readonly string[]) => boolean): number[] {
  return [...text.matchAll(pattern)]
    .filter(([, classes = '']) => isWrong(classes.split(/\s+/).filter((name) => name && !GLOBAL.has(name))))
    .map(({ index }) => index);
}
