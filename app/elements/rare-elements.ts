import { PriceRuler } from './price-ruler.ts';
import { QuoteState } from './quote-state.ts';
import { SessionLine } from './session-line.ts';

/** Elements used on few pages: their script loads only on pages that have one. */
export function define(): void {
  customElements.define('price-ruler', PriceRuler);
  customElements.define('quote-state', QuoteState);
  customElements.define('session-line', SessionLine);
}
