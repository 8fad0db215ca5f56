import type { GlossaryEntry } from '#domain/glossary.ts';
import { explain } from './explanation.ts';
import { linesOf, scopeOf, type Label } from './label.ts';

/** A pointer that rests on a label for this long opens its explanation; one that passes does not. */
const INTENT_MS = 350;
/** Time for a pointer that leaves to return. */
const LINGER_MS = 500;

interface Explained {
  id: string;
  lines: readonly HTMLElement[];
  /** False when its glossary entry could not be fetched. */
  isKnown: boolean;
  /** True when opened by click or key; an explanation opened by the pointer closes when the pointer leaves. */
  pinned: boolean;
}

/** Figures whose labels share the lines for explanations: one label at a time is explained. */
export class TermScope {
  readonly element: Element;
  readonly words: HTMLTemplateElement;
  readonly glossary: () => Promise<ReadonlyMap<string, GlossaryEntry>>;
  #explained: Explained | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The label requested last: a glossary entry that arrives later for another label is dropped. */
  #latest: Label | null = null;

  constructor(element: Element, words: HTMLTemplateElement, glossary: TermScope['glossary']) {
    this.element = element;
    this.words = words;
    this.glossary = glossary;
  }

  isOpen(): boolean {
    return this.#explained !== null;
  }

  /** The pointer is over a label, or over something that is not one. */
  rest(label: Label | null): void {
    clearTimeout(this.#timer);
    if (!label || idOf(label) === this.#explained?.id) return;
    this.glossary().catch(() => undefined);
    this.#later(INTENT_MS, () => void this.#open(label, false));
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#explained && !this.#explained.pinned) this.#later(LINGER_MS, () => this.#close());
  }

  toggle(label: Label): void {
    if (this.#explained?.pinned && this.#explained.id === idOf(label)) this.#close();
    else void this.#open(label, true);
  }

  /** Closes the explanation; a focus within it returns to its label. */
  escape(from: Element): void {
    const id = this.#explained?.id ?? '';
    if (this.#explained?.lines.some((line) => line.contains(from)))
      this.element.querySelector<HTMLElement>(`a[data-term="${CSS.escape(id)}"]`)?.focus();
    this.#close();
  }

  /** Closes an explanation opened by the pointer, wherever the focus is. */
  dismiss(): void {
    if (this.#explained && !this.#explained.pinned) this.#close();
  }

  async #open(label: Label, pinned: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#latest = label;
    const terms = await this.glossary().catch(() => null);
    if (this.#latest !== label) return;
    const id = idOf(label);
    const lines = linesOf(label);
    if (this.#explained?.isKnown && this.#explained.id === id && lines.every((line) => 'open' in line.dataset)) {
      this.#explained.pinned = pinned;
      return;
    }
    this.#empty();
    for (const line of lines) {
      line.replaceChildren(explain({ label, line, entry: terms?.get(id) ?? null, words: this.words }));
      line.dataset['open'] = '';
    }
    this.#explained = { id, lines, isKnown: terms?.has(id) ?? false, pinned };
    this.#mark(id, true);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#latest = null;
    this.#empty();
  }

  #empty(): void {
    for (const line of this.#explained?.lines ?? []) {
      delete line.dataset['open'];
      line.replaceChildren();
    }
    if (this.#explained) this.#mark(this.#explained.id, false);
    this.#explained = null;
  }

  #mark(id: string, isExpanded: boolean): void {
    for (const label of this.element.querySelectorAll(`a[data-term="${CSS.escape(id)}"]`))
      if (scopeOf(label) === this.element) label.setAttribute('aria-expanded', String(isExpanded));
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
}

function idOf(label: Label): string {
  return label.dataset['term'] ?? '';
}
