import { pageLive, type LiveKey } from '#app/live/live.ts';
import { percent, signed } from '#domain/number.ts';
import { LiveElement, setText } from './live-element.ts';

interface Moved {
  change: number | null;
  changePercent: number | null;
}

const TEXTS: Record<string, (moved: Moved) => string> = {
  change: ({ change }) => signed(change, { zero: true }),
  changePercent: ({ changePercent }) => percent(changePercent, { zero: true }),
  /** Of an index, whose points have two decimals. */
  points: ({ change }) => signed(change, { decimals: 2, zero: true }),
  both: ({ change, changePercent }) => `${signed(change, { zero: true })} (${percent(changePercent, { zero: true })})`,
  /** The direction alone colours what is inside: a drawing, or figures of their own. */
  none: () => '',
};

const DIRECTIONS = ['down', 'flat', 'up'] as const;

/**
 * A change with its direction, of a security (`symbol`) or an index (`index`): the class and the mark follow the sign, the
 * `<bdi>` inside takes the text that `field` names.
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
    return index === null ? figures.quote(this.getAttribute('symbol') ?? '') : figures.index(index);
  }
}
