import { pageLive } from '#app/live/live.ts';
import { quoteWorkings, type Workings } from '#app/live/quote-working.ts';
import { scopeOf } from './label.ts';

/**
 * How a figure was computed: as stated on its line, from the newest quote of the security of the figures, or as stated
 * when the page was rendered. Null leaves it to the glossary's formula.
 */
export function workingOf(id: string, line: HTMLElement): string | null {
  const scope = scopeOf(line);
  const quote = pageLive().figures.quote(scope?.dataset['symbol'] ?? '');
  return statedBy(line)[id] ?? (quote && quoteWorkings(quote)[id]) ?? statedBy(scope)[id] ?? null;
}

function statedBy(element: HTMLElement | null): Workings {
  return JSON.parse(element?.dataset['workings'] ?? '{}') as Workings;
}

/** Numbers keep their order in a sentence of either direction, and the part after a point does not wrap. */
export function workingParts(working: string | null): (string | Node)[] {
  if (working === null) return [];
  if (/\p{L}/u.test(working)) return [working];
  const [first = '', second] = working.split(' · ');
  if (second === undefined) return [figures(first)];
  const unbroken = document.createElement('span');
  unbroken.className = 'whitespace-nowrap';
  unbroken.append('· ', figures(second));
  return [figures(first), ' ', unbroken];
}

function figures(text: string): HTMLElement {
  const element = document.createElement('bdi');
  element.dir = 'ltr';
  element.textContent = text;
  return element;
}
