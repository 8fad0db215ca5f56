/** Buttons that open the browser's window for printing, which works by its own command without them. */
export function servePrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
}
