import { readForm, typedOf, type FormRules } from '#domain/forms/form.ts';
import { isFormName, rulesOf } from '#domain/forms/rules.ts';
import { filesOf, pdfFault } from '#domain/forms/upload.ts';
import { lengthOf } from '#domain/forms/typed-text.ts';

/** Digits are Latin in every language. */
const NUMBERS = 'en-US';
/** The remaining count is read out when the reader pauses. */
const PAUSE_MS = 600;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Checks each field as the reader leaves it, never while typing, and counts the characters left for a message. */
export function checkFields(form: HTMLFormElement): void {
  const { form: name = '', terms = '' } = form.dataset;
  if (!isFormName(name)) return;
  const rules = rulesOf(name, JSON.parse(terms));
  const afterPress = pressesOn(document);
  form.addEventListener('focusout', ({ target }) => {
    if (isControl(target)) afterPress(() => leave(form, rules, target));
  });
  form.addEventListener('change', ({ target }) => {
    if (isControl(target) && target.type !== 'text') leave(form, rules, target);
  });
  // The server would not even read a larger file, and the input would be lost.
  form.addEventListener('submit', (event) => holdBack(event, form, rules), true);
  // Fields that were filled in and left before this script loaded.
  for (const control of form.elements)
    if (isControl(control) && (isTicked(control) || control !== document.activeElement) && isChanged(control))
      leave(form, rules, control);
  for (const field of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-counted]')) countIn(field);
}

/**
 * Runs work immediately, or after the current press ends: an element that moves under a finger is not the one pressed.
 */
function pressesOn(page: Document): (work: () => void) => void {
  let isPressed = false;
  page.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, () => (isPressed = false), true);
  return (work) => {
    if (!isPressed) return work();
    const over = new AbortController();
    const after = () => {
      over.abort();
      setTimeout(work);
    };
    for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, after, { signal: over.signal });
  };
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** A reader who passes an empty field may return to it: it is a fault only when the form is sent. */
function leave(form: HTMLFormElement, rules: FormRules, control: Control): void {
  const { name } = control;
  if (!(name in rules.fields)) return;
  const place = control.closest('[data-faults]')?.querySelector<HTMLElement>('[id$="-fault"]');
  const isEmpty = isTicked(control) ? !control.checked : control.value.trim() === '';
  if (!place || (isEmpty && place.hidden)) return;
  const data = new FormData(form);
  show(control, place, readForm(rules, typedOf(rules.fields, data), fileFault(rules, data)).faults?.[name]);
}

/** Checks size and number of the files; the server checks their content. */
function fileFault({ file }: FormRules, data: FormData) {
  const described = file && filesOf(data, file.field).map(({ size }) => ({ bytes: size, head: null }));
  return file && described ? pdfFault(described, file.mostBytes) : null;
}

function holdBack(event: Event, form: HTMLFormElement, rules: FormRules): void {
  if (fileFault(rules, new FormData(form)) !== 'long') return;
  event.preventDefault();
  const field = form.querySelector<HTMLInputElement>('input[type="file"]')!;
  leave(form, rules, field);
  field.focus();
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '';
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The messages are in the HTML, keyed by fault id. */
function show(control: Control, place: HTMLElement, fault: string | undefined): void {
  const frame = control.closest<HTMLElement>('[data-faults]');
  const sentences = JSON.parse(frame?.dataset['faults'] ?? '{}') as Record<string, string>;
  const sentence = (fault && sentences[fault]) ?? '';
  place.hidden = sentence === '';
  place.textContent = sentence;
  if (sentence) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== place.id);
  if (sentence) described.push(place.id);
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
  else control.removeAttribute('aria-describedby');
}

function countIn(field: HTMLTextAreaElement): void {
  const line = field.closest('[data-field]')?.querySelector<HTMLElement>('[data-left]');
  const count = line?.querySelector('[data-left-count]');
  if (!line || !count) return;
  const update = () => {
    line.hidden = false;
    count.textContent = (Number(line.dataset['left']) - lengthOf(field.value)).toLocaleString(NUMBERS);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE_MS);
  });
  update();
}
