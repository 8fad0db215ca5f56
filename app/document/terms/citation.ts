import { setText } from '#app/live/set-text.ts';
import { showWhen } from '#app/elements/live-element.ts';

/** A figure as shown on the page, with its label. */
export interface CitedFigure {
  label: string;
  value: string;
}

/**
 * The button copies the figure with its label, its page, its source and its address. When the browser denies the
 * clipboard, the text is shown to be copied by hand.
 */
export function copyOnClick(text: Element, { label, value }: CitedFigure): void {
  const told = text.querySelector('[role=status]');
  text.querySelector('button')?.addEventListener('click', async () => {
    const provenance = text.querySelector('[data-provenance]:not([hidden])')?.textContent ?? '';
    const citation = `${label}: ${value}. ${document.title}. ${provenance} ${location.href}`;
    const isCopied = await navigator.clipboard.writeText(citation).then(
      () => true,
      () => false,
    );
    if (told) showWhen(told, isCopied ? ['copied'] : ['by-hand']);
    if (!isCopied) setText(text.querySelector('[data-slot=by-hand]'), citation);
  });
}
