import { posix } from 'node:path';
import { FREE_FOLDERS, IMPORT_TABLE, type ImportRule } from './import-table.ts';
import { importsOf, type Import } from './syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from './tree.ts';

/** Made by tools, so not among the files: React Router's types, compiled texts and articles, cut fonts, the built site. */
const GENERATED = /(^|\/)(\+types|(messages|content|app\/styles)\/compiled|build)\//;

/** Imports that the house's table does not allow, that take the wrong form, or that lead nowhere. */
export function checkImports(tree: Tree): Finding[] {
  const known = new Set(tree.files);
  return tree.files.filter(isScript).flatMap((file) =>
    importsOf(tree, file).flatMap((each) =>
      problems(tree, known, file, each).map((message) => ({
        file,
        line: lineAt(tree.read(file), each.start),
        message,
      })),
    ),
  );
}

function problems(tree: Tree, known: Set<string>, file: string, { specifier, typesOnly }: Import): string[] {
  const rule = isFree(file) ? undefined : ruleOf(file);
  const target = targetOf(file, specifier);
  if (target === null)
    return rule?.packages === false ? [`${rule.from} imports nothing from outside, not '${specifier}'.`] : [];
  if (GENERATED.test(target)) return [];
  const form = formProblem(file, specifier, target);
  if (form) return [form];
  if (!known.has(target.replace(/\?.*$/, ''))) return [`'${specifier}' leads nowhere: write the path with its ending.`];
  if (rule && !isAllowed(rule, target, typesOnly)) return [refusal(rule, target)];
  return [];
}

function isFree(file: string): boolean {
  return isTest(file) || FREE_FOLDERS.some((folder) => file.startsWith(folder));
}

function ruleOf(file: string): ImportRule | undefined {
  return IMPORT_TABLE.filter(({ from }) => file.startsWith(from)).sort((a, b) => b.from.length - a.from.length)[0];
}

/** Path from the root of what is imported; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return null;
}

function formProblem(file: string, specifier: string, target: string): string | null {
  const inside = topFolder(file) !== '' && topFolder(file) === topFolder(target);
  // `app/` is deep: there the path from the root says more than a ladder of dots.
  if (inside && specifier.startsWith('../') && topFolder(file) === 'app')
    return `'${specifier}' leaves its folder: write '#${target}'.`;
  if (inside && specifier.startsWith('#') && topFolder(file) !== 'app')
    return `'${specifier}' is inside ${topFolder(file)}: write a relative path.`;
  if (!inside && specifier.startsWith('.') && topFolder(file) !== '')
    return `'${specifier}' leaves ${topFolder(file)}: write '#${target}'.`;
  return null;
}

function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

function isAllowed(rule: ImportRule, target: string, typesOnly: boolean): boolean {
  const { from, may, types = [], never = [], views = true, own = true } = rule;
  const among = (beginnings: readonly string[]) => beginnings.some((beginning) => target.startsWith(beginning));
  if (target.startsWith(from)) return own;
  if (typesOnly && among(types)) return true;
  return among(may) && !among(never) && (views || !isView(target));
}

/** A view of `app/`. */
function isView(target: string): boolean {
  return target.startsWith('app/') && target.endsWith('.tsx');
}

function refusal({ from, may, types = [], own = true }: ImportRule, target: string): string {
  if (!own && target.startsWith(from))
    return `${from} holds pages, and no page imports another: move what both need to app/data or app/blocks.`;
  if (types.some((beginning) => target.startsWith(beginning)))
    return `${from} may take types from ${target}, not values: write 'import type'.`;
  const list = [from, ...may].join(', ');
  return `${from} may not import ${target}. It may import: ${list}${types.length > 0 ? `; types of ${types.join(', ')}` : ''}.`;
}
