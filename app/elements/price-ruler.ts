import { pageLive, type LiveKey } from '#app/live/live.ts';
import { rulerLayout, type RulerLabel, type RulerMark } from '#app/live/price-ruler.ts';
import { setText } from '#app/live/set-text.ts';
import { LiveElement, showWhen } from './live-element.ts';
import { setPlace } from './places.ts';

/**
 * The day's prices between their limits, moved with the live quote of the security: `<price-ruler symbol lower upper>`.
 */
export class PriceRuler extends LiveElement {
  override keys(): readonly LiveKey[] {
    return [`quotes ${this.getAttribute('symbol')}`];
  }

  override update(): void {
    const quote = pageLive().figures.quote(this.getAttribute('symbol') ?? '');
    if (!quote) return;
    const limits = { lower: Number(this.getAttribute('lower')), upper: Number(this.getAttribute('upper')) };
    const { marks, labels } = rulerLayout(quote, limits);
    showWhen(this, [quote.last === null ? 'untraded' : 'traded']);
    for (const line of this.querySelectorAll<SVGElement>('[data-mark]')) {
      const mark = marks[line.dataset['mark'] as RulerMark];
      setPlace(line, mark && { ...mark });
    }
    for (const text of this.querySelectorAll<SVGElement>('[data-label]')) {
      const label = labels[text.dataset['label'] as RulerLabel];
      setPlace(text, label && { x: label.x, 'text-anchor': label.anchor });
      text.toggleAttribute('data-tight', label?.tight ?? false);
      setText(text.querySelector('tspan'), label?.value ?? '');
    }
  }
}
