import type { KeyboardEvent } from 'react';

export interface TableCommands {
  /** One row down (1) or up (-1). */
  move(step: 1 | -1): void;
  open(): void;
  watch(): void;
  pause(): void;
  search(): void;
}

const MOVES: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Handles a key while the table has the focus; elsewhere the keys are the reader's own (WCAG 2.1.4). Returns true when
 * the key was handled. Links and buttons inside keep Enter and Space.
 */
export function takeKey(key: string, onControl: boolean, commands: TableCommands): boolean {
  const step = MOVES[key];
  if (step) commands.move(step);
  else if (key === 'w' || key === 'W') commands.watch();
  else if (key === '/') commands.search();
  else if (key === 'Enter' && !onControl) commands.open();
  else if (key === ' ' && !onControl) commands.pause();
  else return false;
  return true;
}

/** The table's key listener: keys with a modifier are left to the browser. */
export function tableKeys(commands: TableCommands) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onControl = (event.target as Element).closest('a, button') !== null;
    if (takeKey(event.key, onControl, commands)) event.preventDefault();
  };
}

/** The row beside the chosen one; the first where none is chosen, the chosen one itself at either end. */
export function neighbour(symbols: readonly string[], chosen: string | null, step: 1 | -1): string | null {
  const place = chosen === null ? -1 : symbols.indexOf(chosen);
  if (place < 0) return symbols[0] ?? null;
  return symbols[place + step] ?? chosen;
}
