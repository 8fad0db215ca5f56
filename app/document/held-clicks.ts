/**
 * A click on a label that comes before what explains it (the first tap on a phone does) waits for that, instead of leaving
 * for the glossary.
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
      // Where the explainer does not come, this click follows the link.
      void reading.finally(() => label.click());
    },
    { capture: true },
  );
}
