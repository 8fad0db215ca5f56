import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { loadGlossary } from '#messages/glossary.ts';
import { useLocale } from '#messages/text.tsx';
import type { Explained } from './term-context.ts';

/** A pointer that rests on a label for so long wants to know; one that passes does not. */
const INTENT_MS = 350;
/** A pointer that leaves may come back. */
const LINGER_MS = 500;

type Label = HTMLElement | SVGElement;

/** Listeners of a scope: labels below it are found by `data-term`, so that a label itself carries no script. */
export function useExplained() {
  const locale = useLocale();
  const [explained, setExplained] = useState<Explained | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Label>(null);

  const later = (wait: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    latest.current = null;
    setExplained(null);
  };
  const open = async (label: Label, pinned: boolean) => {
    clearTimeout(timer.current);
    latest.current = label;
    const id = label.dataset.term ?? '';
    const group = label.closest<HTMLElement>('[data-term-group]')?.dataset.termGroup ?? null;
    const terms = await loadGlossary(locale).catch(() => null);
    if (latest.current === label)
      setExplained({ id, group, pinned, figure: figureOf(label), entry: terms?.get(id) ?? null });
  };
  const toggle = (label: Label) => {
    if (explained?.pinned && explained.id === label.dataset.term) close();
    else void open(label, true);
  };

  const listeners = {
    onPointerOver(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse') return;
      const label = labelOf(event);
      if (!label || label.dataset.term === explained?.id) return clearTimeout(timer.current);
      fetchAhead(locale);
      later(INTENT_MS, () => void open(label, false));
    },
    onPointerLeave() {
      clearTimeout(timer.current);
      if (explained && !explained.pinned) later(LINGER_MS, close);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      if (labelOf(event)) fetchAhead(locale);
    },
    /** Before the label's own link hears of it. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const label = labelOf(event);
      if (!label || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const control = (event.target as Element).closest('a, button');
      if (control && control !== label) return;
      event.preventDefault();
      toggle(label);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const label = labelOf(event);
      if (event.key === 'Escape' && explained) {
        event.stopPropagation();
        if (!label) labelNamed(event.currentTarget, explained.id)?.focus();
        close();
      } else if (label && (event.key === '?' || (event.key === ' ' && event.target === label))) {
        event.preventDefault();
        toggle(label);
      }
    },
  };
  return { explained, listeners };
}

/** What a label in a list of facts is the label of. */
function figureOf(label: Label): Explained['figure'] {
  const value = label.closest('dt')?.nextElementSibling?.textContent.trim();
  return value ? { label: label.textContent.trim(), value } : null;
}

/** The label that the event began in; one of a scope within this scope is that one's. */
function labelOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }): Label | null {
  const label = (target as Element).closest<Label>('[data-term]');
  return label?.closest('[data-term-scope]') === currentTarget ? label : null;
}

function labelNamed(scope: HTMLElement, id: string): HTMLElement | null {
  return scope.querySelector<HTMLElement>(`a[data-term="${CSS.escape(id)}"]`);
}

/** Nobody waits for this one: whether the words came is seen when they are asked for. */
function fetchAhead(locale: Parameters<typeof loadGlossary>[0]): void {
  loadGlossary(locale).catch(() => {});
}
