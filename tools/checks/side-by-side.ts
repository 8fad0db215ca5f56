import { journeyFile, SIDE_BY_SIDE } from '#tests/side-by-side.ts';
import { lineAt, type Finding, type Tree } from './tree.ts';

const LIST = 'tests/side-by-side.ts';
/** Helpers of a journey that floods a site, measures its memory, or breaks its data. */
const DISTURBING = /support\/(flood|odd-requests|memory-used|nginx|faulty-world|steered-exchange)\.ts/;

/** Journeys on the list of parallel ones that do not exist, are listed twice, or would disturb another. */
export function checkSideBySide(tree: Tree, names = SIDE_BY_SIDE): Finding[] {
  return names.flatMap((name, place) => {
    const file = journeyFile(name);
    if (!tree.files.includes(file)) return [{ file: LIST, line: 1, message: `${file} is named and not there.` }];
    if (names.indexOf(name) !== place) return [{ file: LIST, line: 1, message: `${file} is named twice.` }];
    const text = tree.read(file);
    const found = DISTURBING.exec(text);
    if (!found) return [];
    const message = `A journey that uses '${found[0]}' disturbs others, or is disturbed: take it from ${LIST}, and it runs alone.`;
    return [{ file, line: lineAt(text, found.index), message }];
  });
}
