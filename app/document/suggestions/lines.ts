import { NO_FIGURE } from '#domain/number.ts';
import type { MarkedText } from '#domain/search.ts';
import type { PageSuggestion, SecuritySuggestion } from '#domain/suggestion.ts';
import { copyOf } from './templates.ts';

/** A ledger row as wide as the list: symbol and name, last price over change. */
export function securityLine({ symbol, name, also, last, unit, change, direction }: SecuritySuggestion): Element {
  const line = copyOf('line-security');
  writeMarked(slotOf(line, 'symbol'), symbol);
  writeMarked(slotOf(line, 'name'), name);
  slotOf(line, 'last').textContent = last;
  writeOrDrop(slotOf(line, 'unit'), unit);
  const other = slotOf(line, 'also');
  if (also) {
    other.lang = also.lang;
    writeMarked(other, also);
  } else other.parentElement!.remove();
  const mark = line.querySelector('[data-direction]')!;
  const changed = mark.parentElement!;
  if (change === NO_FIGURE) changed.remove();
  mark.setAttribute('data-direction', direction);
  changed.classList.replace('flat', direction);
  changed.querySelector('bdi')!.textContent = change;
  return line;
}

/** A page, a person or a publication, with its section. */
export function pageLine({ title, section }: PageSuggestion): Element {
  const line = copyOf('line-page');
  writeMarked(slotOf(line, 'title'), title);
  writeOrDrop(slotOf(line, 'section'), section);
  return line;
}

/** The link to the results page. */
export function allLine(text: string): Element {
  const line = copyOf('line-all');
  slotOf(line, 'all').textContent = text;
  return line;
}

function slotOf(line: Element, name: string): HTMLElement {
  return line.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
}

/** Writes an optional part of a line, or removes it. */
function writeOrDrop(slot: Element, text: string | null): void {
  if (text) slot.textContent = text;
  else slot.remove();
}

/** Writes the text with its matches in copies of the slot's own mark element. */
function writeMarked(slot: Element, { text, marks }: MarkedText): void {
  const mark = slot.querySelector('mark')!;
  const parts: (string | Element)[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    const copy = mark.cloneNode() as Element;
    copy.textContent = text.slice(from, to);
    parts.push(text.slice(end, from), copy);
    end = to;
  }
  slot.replaceChildren(...parts, text.slice(end));
}
