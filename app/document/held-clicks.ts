/**
 * A click on a label before its explainer has loaded (as the first tap on a phone) waits for the explainer, instead of
 * following the link to the glossary.
 */
export function holdLabelClicks(reader: () => Promise<void> | undefined): void {
  addEventListener(
    'click',
    (event) => {
      const label =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-term-scope] a[data-term]') : null;
      const isServed = document.documentElement.dataset['reader'] !== undefined;
      if (!label || isServed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const reading = reader();
      if (!reading) return;
      event.preventDefault();
      // If the explainer fails to load, this click follows the link.
      void reading.finally(() => label.click());
    },
    { capture: true },
  );
}
