interface ComboboxOptions {
  field: HTMLInputElement;
  list: {
    id: string;
    /** All options, in order. */
    options(): readonly Element[];
    show(isOpen: boolean): void;
  };
  ask(words: string): void;
  forget(): void;
  choose(place: number): void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The next index of the chosen option; −1 is the field itself, which is between the last and the first option. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((place + 1 + step + places) % places) - 1;
}

/** Keys and state of a field with a list (WAI-ARIA Authoring Practices: combobox). The field always keeps the focus. */
export function createCombobox({ field, list, ask, forget, choose }: ComboboxOptions) {
  let open = false;
  let place = -1;

  /** Call when the options of the list have changed. */
  function refresh(): void {
    const options = list.options();
    const isShown = open && options.length > 0;
    const chosen = isShown ? options[place] : undefined;
    list.show(open);
    for (const option of options) option.setAttribute('aria-selected', String(option === chosen));
    field.setAttribute('aria-expanded', String(isShown));
    setOrRemove(field, 'aria-controls', isShown ? list.id : undefined);
    setOrRemove(field, 'aria-activedescendant', chosen?.id);
    chosen?.scrollIntoView({ block: 'nearest' });
  }
  function set(isOpen: boolean, at: number): void {
    open = isOpen;
    place = at;
    refresh();
  }
  const close = () => set(false, -1);
  function typed(): void {
    const words = field.value.trim();
    set(words !== '', -1);
    if (words === '') forget();
    else ask(words);
  }
  function step(by: 1 | -1): void {
    if (open) set(true, nextPlace(place, by, list.options().length));
    else typed();
  }
  function escape(): void {
    if (!open) {
      field.value = '';
      forget();
    }
    close();
  }

  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = STEPS[event.key];
    const isChoice = event.key === 'Enter' && open && place >= 0 && place < list.options().length;
    if (by) step(by);
    else if (event.key === 'Escape') escape();
    else if (isChoice) choose(place);
    if (by || isChoice) event.preventDefault();
  });
  field.addEventListener('input', typed);
  field.addEventListener('blur', close);
  field.form?.addEventListener('submit', close);
  // Handles text that was typed while this script was loading.
  if (field.value !== field.defaultValue) typed();
  return { refresh, close };
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
