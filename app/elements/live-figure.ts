import type { Cell } from '#app/live/cells.ts';
import type { QuoteField } from '#app/live/field-text.ts';
import { figureFormat } from '#app/live/figure-formats.ts';
import { pageLive } from '#app/live/live.ts';
import { isFrozen, LiveElement, pageLocale } from './live-element.ts';

/**
 * One figure of a quote: `<live-figure symbol="DSX" field="last">2.50</live-figure>`. `format` names a format other
 * than the tables' own (app/live/figure-formats.ts). With `follow` it subscribes to its security itself; otherwise a
 * `live-follow` beside it subscribes to the whole market segment.
 */
export class LiveFigure extends LiveElement {
  static readonly observedAttributes = ['symbol', 'field', 'format'];
  #leave: (() => void) | undefined;

  override streamTopics() {
    return this.hasAttribute('follow') ? [`symbol:${this.getAttribute('symbol')}` as const] : [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isFrozen(this)) this.#enter();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
    this.#leave = undefined;
  }

  /** React reuses a list element for another security. */
  attributeChangedCallback(): void {
    if (!this.#leave) return;
    this.#leave();
    this.#enter();
  }

  #enter(): void {
    const { cells, figures } = pageLive();
    const cell: Cell = {
      element: this,
      symbol: this.getAttribute('symbol') ?? '',
      field: (this.getAttribute('field') ?? 'last') as QuoteField,
      format: figureFormat(this.getAttribute('format'), pageLocale()),
      shown: undefined,
    };
    this.#leave = cells.add(cell);
    const quote = figures.quote(cell.symbol);
    if (quote) cells.set(cell, quote);
  }
}
