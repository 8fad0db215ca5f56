import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface ComboboxOptions {
  input: RefObject<HTMLInputElement | null>;
  /** Id of the list; its options have it before their place. */
  listId: string;
  count: number;
  ask(words: string): void;
  forget(): void;
  choose(place: number): void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Id of an option by its place in the whole list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The next place of the chosen option; −1 is the field itself, which stands between the last and the first. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((place + 1 + step + places) % places) - 1;
}

/** Keys and state of a field with a list (WAI-ARIA Authoring Practices: combobox). The field keeps the focus throughout. */
export function useCombobox({ input, listId, count, ask, forget, choose }: ComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const isShown = open && count > 0;

  const close = () => {
    setOpen(false);
    setPlace(-1);
  };
  const typed = () => {
    const words = input.current?.value.trim() ?? '';
    setPlace(-1);
    setOpen(words !== '');
    if (words === '') forget();
    else ask(words);
  };
  const step = (by: 1 | -1) => {
    if (open) setPlace(nextPlace(place, by, count));
    else typed();
  };
  const escape = () => {
    if (!open && input.current) input.current.value = '';
    if (!open) forget();
    close();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = STEPS[event.key];
    const isChoice = event.key === 'Enter' && isShown && place >= 0;
    if (by) step(by);
    else if (event.key === 'Escape') escape();
    else if (isChoice) choose(place);
    if (by || isChoice) event.preventDefault();
  });
  const onTyped = useEffectEvent(typed);
  const onLeft = useEffectEvent(close);

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => onTyped(), { signal });
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    field.addEventListener('blur', () => onLeft(), { signal });
    field.form?.addEventListener('submit', () => onLeft(), { signal });
    // What was typed while the list was on its way.
    if (field.value !== field.defaultValue) onTyped();
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isShown));
    if (isShown) field?.setAttribute('aria-controls', listId);
    else field?.removeAttribute('aria-controls');
    if (isShown && place >= 0) field?.setAttribute('aria-activedescendant', optionId(listId, place));
    else field?.removeAttribute('aria-activedescendant');
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
  }, [input, isShown, listId, place]);

  return { open, place, close };
}
