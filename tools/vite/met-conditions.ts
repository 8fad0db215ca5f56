import type { Plugin } from 'vite';
import { finishedSheets } from './finished-sheets.ts';

/** Tailwind asks each browser whether it mixes colours, and says what to do if not; those that the sheet is made for all do. */
const MIXES_COLOURS = /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g;
const UNMIXED_AND_MIXED = /([^{}@]+)\{([^{}]*)\}@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{\1\{([^{}]*)\}\}/g;
/** And it stands in for registered properties where there are none: all have them. */
const UNREGISTERED = /@layer properties\{@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{[^{}]*\{[^{}]*\}\}\}/g;
/** Needed by none since 2019 (Safari 12.1); its longer sister, the shorthand with a colour, still is. */
const OLD_NAME = /-webkit-text-decoration-color:[^;}]*;/g;

/** What its compiler says of itself: no rule in the sheet is Tailwind's own (MIT, as its package says). */
const BANNER = /\/\*! tailwindcss [^*]*\*\/\n?/g;

/**
 * The style sheet without what says nothing to a browser that it is made for: conditions which all of them meet or none,
 * old names, and the compiler's own.
 */
export function withoutMetConditions(css: string): string {
  return css
    .replaceAll(UNMIXED_AND_MIXED, (_rules, selector: string, unmixed: string, mixed: string) => {
      const replaced = new Set(mixed.split(';').map(nameIn));
      const kept = unmixed.split(';').filter((declaration) => !replaced.has(nameIn(declaration)));
      return `${selector}{${[...kept, mixed].join(';')}}`;
    })
    .replaceAll(MIXES_COLOURS, '$1')
    .replaceAll(UNREGISTERED, '')
    .replaceAll(OLD_NAME, '')
    .replaceAll(BANNER, '');
}

function nameIn(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

export function metConditions(): Plugin {
  return finishedSheets('met-conditions', withoutMetConditions);
}
