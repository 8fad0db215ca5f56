import type { Plugin } from 'vite';
import { finishedSheets } from './finished-sheets.ts';

/** Tailwind asks each browser whether it mixes colours; those that the sheet is made for all do. */
const MIXES_COLOURS = /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g;

/** What its compiler says of itself: no rule in the sheet is Tailwind's own (MIT, as its package says). */
const BANNER = /\/\*! tailwindcss [^*]*\*\/\n?/g;

/** The style sheet without what says nothing to a browser that it is made for: conditions which all of them meet, and the compiler's name. */
export function withoutMetConditions(css: string): string {
  return css.replaceAll(MIXES_COLOURS, '$1').replaceAll(BANNER, '');
}

export function metConditions(): Plugin {
  return finishedSheets('met-conditions', withoutMetConditions);
}
