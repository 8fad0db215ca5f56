import { PriceRuler } from './price-ruler.ts';
import { QuoteState } from './quote-state.ts';
import { SessionLine } from './session-line.ts';

/** Elements that are in few pages: their script comes where one of them does. */
export function defineRareElements(): void {
  customElements.define('price-ruler', PriceRuler);
  customElements.define('quote-state', QuoteState);
  customElements.define('session-line', SessionLine);
}
