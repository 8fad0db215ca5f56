import { plainText, runsOf } from '#domain/article-words.ts';
import type { Block, LinkTarget } from '#domain/article.ts';
import { targetsOf, type ReadArticle } from '../../content/article.ts';
import type { Finding } from '../tree.ts';
import { figuresIn } from './figures-in.ts';
import { shapeOf } from './shape.ts';

/** Differences between the two languages of an article: blocks and their order, counts, figures, links. */
export function compareArticles(en: ReadArticle, ar: ReadArticle): Finding[] {
  const findings: Finding[] = [];
  const at = (line: number, message: string) => findings.push({ file: ar.file, line, message });
  for (const key of ['title', 'description', 'lead'] as const)
    compareFigures([en.article[key]], [ar.article[key]], (message) => at(1, `${key}: ${message}`));
  if (en.article.reviewed !== ar.article.reviewed)
    at(1, `reviewed: the English page says ${en.article.reviewed}, the Arabic ${ar.article.reviewed}.`);
  const count = Math.max(en.article.blocks.length, ar.article.blocks.length);
  for (let index = 0; index < count; index += 1) {
    const [theirs, ours] = [en.article.blocks[index], ar.article.blocks[index]];
    const line = ar.lines[index] ?? ar.lines.at(-1) ?? 1;
    const shapes = [shapeOf(theirs), shapeOf(ours)];
    if (!theirs || !ours || shapes[0] !== shapes[1]) {
      at(line, `Here the English page (line ${en.lines[index] ?? 'end'}) has ${shapes[0]}, the Arabic ${shapes[1]}.`);
      // From here on every block would be compared with the wrong one.
      return findings;
    }
    compareBlocks(theirs, ours, (message) => at(line, `${message} (English: line ${en.lines[index]})`));
  }
  return findings;
}

type Report = (message: string) => void;

function compareBlocks(en: Block, ar: Block, report: Report): void {
  compareFigures(runsOf(en).map(plainText), runsOf(ar).map(plainText), report);
  const [theirs, ours] = [targetsOf(en).map(named), targetsOf(ar).map(named)];
  for (const lost of without(theirs, ours)) report(`The Arabic lacks the link to ${lost}.`);
  for (const extra of without(ours, theirs)) report(`The English lacks the link to ${extra}.`);
}

function compareFigures(en: readonly string[], ar: readonly string[], report: Report): void {
  const [theirs, ours] = [en.flatMap(figuresIn), ar.flatMap(figuresIn)];
  for (const lost of without(theirs, ours)) report(`The Arabic lacks the figure ${lost}.`);
  for (const extra of without(ours, theirs)) report(`The English lacks the figure ${extra}.`);
}

function named(target: LinkTarget): string {
  const { kind, ...where } = target;
  return `${kind}:${Object.values(where).join(' ')}`;
}

/** The entries of the first list that the second lacks, counting repeats. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return all.filter((each) => {
    const index = left.indexOf(each);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
