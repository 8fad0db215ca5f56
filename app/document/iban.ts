import { compactIban, ibanFault } from '#domain/iban.ts';

/**
 * A field that reports whether an IBAN is well formed, when the reader leaves it or presses Enter. The input never
 * leaves the page.
 */
export function serveIban(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-iban]')) {
    const field = place.querySelector('input');
    field?.addEventListener('change', () => answer(place, field.value));
  }
}

function answer(place: HTMLElement, typed: string): void {
  const target = place.querySelector('[data-answer]');
  if (!target) return;
  const iban = compactIban(typed);
  const fault = iban === '' ? null : ibanFault(iban);
  const sentence = place.dataset[fault ?? 'right'] ?? '';
  target.textContent = iban === '' ? '' : sentence.replace('{n}', String(iban.length));
}
