import { pageLive, type LiveKey } from '#app/live/live.ts';
import { setText } from '#app/live/set-text.ts';
import { twoDecimals } from '#domain/number.ts';
import { LiveElement } from './live-element.ts';

/** The level of an index: `<index-level index="DSXGI">4,312.50</index-level>`. */
export class IndexLevel extends LiveElement {
  override streamTopics() {
    return ['index'] as const;
  }

  override keys(): readonly LiveKey[] {
    return [`indices ${this.getAttribute('index')}`];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.update();
  }

  override update(): void {
    const point = pageLive().figures.index(this.getAttribute('index') ?? '');
    if (point) setText(this, twoDecimals(point.value));
  }
}
