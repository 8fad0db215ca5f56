/** Buttons that open the browser's print dialog; the browser's own command works without them. */
export function servePrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
}
