import { lineAt, type Finding, type Tree } from './tree.ts';
import { parseFile, walk, type Node } from './syntax.ts';
import { isScript, isTest } from './tree.ts';

const SIDE_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const SIDE_VALUE =
  /^(?:float|clear|text-align|text-align-last|caption-side|background-position|object-position|transform-origin)$/;
/** With four values the second and the fourth are right and left. */
const FOUR_SIDES = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-width|border-color|border-style)$/;
const SIDE_CLASS =
  /^!?-?(?:(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-(?:\d|\[|px|auto|full|none|sm|md|lg|xl)|border-[lr]$|rounded-(?:[lr]|[tb][lr])$|(?:text|float|clear)-(?:left|right)$)/;
/** Some plots run left to right in both languages; their block has a comment with the reason. */
const EXCEPTION = /\bphysical:\s*\S.{9,}/;

/** Left and right in styles: direction is data, so styles use start and end. */
export function checkLogicalCss(tree: Tree): Finding[] {
  const css = tree.files.filter((file) => file.endsWith('.css')).flatMap((file) => sidesInCss(file, tree.read(file)));
  const scripts = tree.files.filter((file) => file.startsWith('app/') && isScript(file) && !isTest(file));
  return [...css, ...scripts.flatMap((file) => sidesInScript(tree, file))];
}

function sidesInCss(file: string, text: string): Finding[] {
  return declarations(text)
    .filter(({ property, value, excepted }) => !excepted && sideOf(property, value))
    .map(({ property, value, at }) => ({
      file,
      line: lineAt(text, at),
      message: `'${property}: ${value}' is physical: use ${logicalName(property)}.`,
    }));
}

interface Declaration {
  property: string;
  value: string;
  at: number;
  excepted: boolean;
}

/** Declarations, each with the comments of its block. Comments are blanked, so that positions stay the same. */
function declarations(text: string): Declaration[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<=[{};]\s*)([a-z-]+)\s*:\s*([^{};]+)(?=[;}])/g)].map((match) => ({
    property: match[1] ?? '',
    value: (match[2] ?? '').trim(),
    at: match.index,
    excepted: EXCEPTION.test(commentsOfBlock(text, bare, match.index)),
  }));
}

function commentsOfBlock(text: string, bare: string, at: number): string {
  const from = bare.lastIndexOf('{', at);
  const to = bare.indexOf('}', at);
  return [...text.slice(from, to).matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => match[1]).join('\n');
}

function sideOf(property: string, value: string): boolean {
  if (SIDE_PROPERTY.test(property)) return true;
  if (SIDE_VALUE.test(property)) return /\b(?:left|right)\b/.test(value);
  if (!FOUR_SIDES.test(property)) return false;
  const sides = value.split(/\s+(?![^(]*\))/);
  return sides.length === 4 && sides[1] !== sides[3];
}

function logicalName(property: string): string {
  if (SIDE_VALUE.test(property)) return 'start or end';
  if (FOUR_SIDES.test(property)) return `${property}-block and ${property}-inline`;
  if (property === 'left' || property === 'right') return `inset-inline-${property === 'left' ? 'start' : 'end'}`;
  return 'the -inline-start or -inline-end property';
}

function sidesInScript(tree: Tree, file: string): Finding[] {
  const text = tree.read(file);
  const findings: Finding[] = [];
  const add = (node: Node, what: string) => {
    const line = lineAt(text, node.start);
    if (!isExceptedLine(text, line))
      findings.push({ file, line, message: `${what} is physical: use its start or end form.` });
  };
  walk(parseFile(tree, file).program as unknown as Node, (node) => {
    for (const word of wordsOf(node))
      if (SIDE_CLASS.test(word.replace(/^.*:(?=[^\]]*$)/, ''))) add(node, `The class '${word}'`);
  });
  return findings;
}

function wordsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.split(/\s+/);
  if (node.type === 'TemplateElement') return ((node.value as { raw?: string }).raw ?? '').split(/\s+/);
  return [];
}

function isExceptedLine(text: string, line: number): boolean {
  const lines = text.split('\n');
  return EXCEPTION.test(lines[line - 1] ?? '') || EXCEPTION.test(lines[line - 2] ?? '');
}
