import { ALONE, journeyFile, SIDE_BY_SIDE } from '#tests/side-by-side.ts';
import { lineAt, type Finding, type Tree } from './tree.ts';

const LISTS = 'tests/side-by-side.ts';
const JOURNEY = /^tests\/[^/]+\.test\.ts$/;
/** Helpers of a journey that floods a site, measures its memory, or breaks its data. */
const DISTURBING = /support\/(flood|odd-requests|memory-used|nginx|faulty-world|steered-exchange)\.ts/;

/** Names of journeys that do not exist or are listed twice, and journeys that would disturb those that run with them. */
export function checkSideBySide(tree: Tree, order = SIDE_BY_SIDE, alone = ALONE): Finding[] {
  const apart = new Set(alone.map(journeyFile));
  const together = tree.files.filter((file) => JOURNEY.test(file) && !apart.has(file));
  return [...wrongNames(tree, [...order, ...alone]), ...together.flatMap((file) => disturbanceIn(tree, file))];
}

function wrongNames(tree: Tree, names: readonly string[]): Finding[] {
  return names.flatMap((name, place) => {
    const file = journeyFile(name);
    if (!tree.files.includes(file)) return [{ file: LISTS, line: 1, message: `${file} is named and not there.` }];
    if (names.indexOf(name) !== place) return [{ file: LISTS, line: 1, message: `${file} is named twice.` }];
    return [];
  });
}

function disturbanceIn(tree: Tree, file: string): Finding[] {
  const text = tree.read(file);
  const found = DISTURBING.exec(text);
  if (!found) return [];
  const message = `A journey that uses '${found[0]}' disturbs others, or is disturbed: name it in ALONE (${LISTS}).`;
  return [{ file, line: lineAt(text, found.index), message }];
}
