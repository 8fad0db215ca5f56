import { transform, type Rule, type Selector, type Targets } from 'lightningcss';
import type { Family } from '#app/styles/families.ts';
import { moduleOfName } from './module-classes.ts';

/** The families whose pages use a style module; none for a module of the base sheet. */
export type FamiliesOf = (module: string) => readonly Family[];

/** Browsers that need no prefixes: style sheets lose them for a year's older ones only. */
const BROWSERS: Targets = {
  chrome: version(123),
  edge: version(123),
  firefox: version(128),
  safari: version(17, 5),
  ios_saf: version(17, 5),
};

/**
 * Rules that contain other rules, or the declarations of the rule around them: they stay when something is left inside.
 */
const HOLDERS = new Set([
  'media',
  'supports',
  'layer-block',
  'container',
  'scope',
  'starting-style',
  'nesting',
  'nested-declarations',
]);

/**
 * One sheet's part of the site's style sheet, minified: for a family the rules that only its pages can match, for null
 * the base, which is all the rest. A rule belongs to the families of the style module whose class each of its selectors
 * requires. Layers and conditions stay around their content.
 */
export function partOf(css: string, sheet: Family | null, familiesOf: FamiliesOf): string {
  const isHere = (module: string | null) => {
    const families = module === null ? [] : familiesOf(module);
    return sheet === null ? families.length === 0 : families.includes(sheet);
  };
  const belongs = (rule: Rule): boolean => {
    if (HOLDERS.has(rule.type) || isNested(rule)) return true;
    if (rule.type === 'style') return isHere(requestedModule(rule.value.selectors));
    if (rule.type === 'keyframes') return isHere(moduleOfName(rule.value.name.value));
    return sheet === null;
  };
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    targets: BROWSERS,
    visitor: {
      Rule: (rule) => (belongs(rule as Rule) ? undefined : []),
      RuleExit: (rule) => (isEmptied(rule as Rule) ? [] : undefined),
    },
  });
  return code.toString();
}

/** True when everything inside the rule belongs to another sheet. */
function isEmptied(rule: Rule): boolean {
  const held = HOLDERS.has(rule.type) ? (rule as { value: { rules?: readonly Rule[] } }).value.rules : undefined;
  return held?.every(({ type }) => type === 'ignored') ?? false;
}

/** The one style module whose classes all of the selectors require; null when there is none. */
function requestedModule(selectors: readonly Selector[]): string | null {
  const modules = new Set(selectors.map(moduleAskedBy));
  return modules.size === 1 ? [...modules][0]! : null;
}

function moduleAskedBy(selector: Selector): string | null {
  for (const part of selector) {
    const module =
      part.type === 'class'
        ? moduleOfName(part.name)
        : part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
          ? requestedModule(part.selectors)
          : null;
    if (module !== null) return module;
  }
  return null;
}

/** The surrounding rule determines where it belongs. */
function isNested(rule: Rule): boolean {
  return rule.type === 'style' && rule.value.selectors.some((selector) => selector.some(isNesting));
}

function isNesting({ type }: Selector[number]): boolean {
  return type === 'nesting';
}

/** A version as lightningcss encodes it. */
function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
