import { pageLive, type LiveKey } from '#app/live/live.ts';
import { changeText } from '#app/live/field-text.ts';
import { setText } from '#app/live/set-text.ts';
import { percent, signed } from '#domain/number.ts';
import { levelMoved } from '#domain/level-moved.ts';
import type { Quote } from '#domain/quote.ts';
import { LiveElement } from './live-element.ts';

type Moved = Parameters<typeof changeText>[0] & Pick<Quote, 'changePercent'>;

const TEXTS: Record<string, (moved: Moved) => string> = {
  change: changeText,
  changePercent: ({ changePercent }) => percent(changePercent, { zero: true }),
  /** For an index, whose points have two decimals. */
  points: ({ change }) => signed(change, { decimals: 2, zero: true }),
  both: (moved) => `${changeText(moved)} (${percent(moved.changePercent, { zero: true })})`,
  /** Only the direction colours the content: a drawing, or figures of their own. */
  none: () => '',
};

const DIRECTIONS = ['down', 'flat', 'up'] as const;

/**
 * A change with its direction, of a security (`symbol`) or an index (`index`): the class and the mark follow the sign,
 * the `<bdi>` inside gets the text that `field` names.
 */
export class LiveChange extends LiveElement {
  override streamTopics() {
    return this.hasAttribute('index') ? (['index'] as const) : [];
  }

  override keys(): readonly LiveKey[] {
    const index = this.getAttribute('index');
    return [index === null ? `quotes ${this.getAttribute('symbol')}` : `indices ${index}`];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.update();
  }

  override update(): void {
    const moved = this.#figures();
    if (!moved) return;
    const direction = DIRECTIONS[Math.sign(moved.change ?? 0) + 1]!;
    const shown = this.querySelector('.up, .down, .flat') ?? this;
    if (!shown.classList.contains(direction)) {
      shown.classList.remove(...DIRECTIONS);
      shown.classList.add(direction);
      this.querySelector('[data-direction]')?.setAttribute('data-direction', direction);
    }
    const field = this.getAttribute('field') ?? 'none';
    if (field !== 'none') setText(this.querySelector('bdi'), TEXTS[field]?.(moved) ?? '');
  }

  #figures(): Moved | undefined {
    const { figures } = pageLive();
    const index = this.getAttribute('index');
    if (index === null) return figures.quote(this.getAttribute('symbol') ?? '');
    const level = figures.index(index);
    if (!level) return undefined;
    const traded = figures.clock()?.status !== 'preopen' && levelMoved(level);
    return traded ? level : { change: null, changePercent: null };
  }
}
