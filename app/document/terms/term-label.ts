import { linesOf, scopeOf } from './label.ts';

/** A label that links to the glossary without script, and with script is the control of its explanation. */
export class TermLabel extends HTMLElement {
  connectedCallback(): void {
    const label = this.querySelector('a');
    if (!label || !scopeOf(label)) return;
    label.setAttribute('role', 'button');
    label.setAttribute('aria-expanded', 'false');
    const lines = linesOf(label).map(({ id }) => id);
    if (lines.length > 0) label.setAttribute('aria-controls', lines.join(' '));
  }
}
