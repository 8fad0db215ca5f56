import { everySecond } from '#app/live/every-second.ts';
import { pageLive, type LiveKey } from '#app/live/live.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import type { Topic } from '#domain/stream.ts';

/**
 * An element that follows the market while it is in the document: it subscribes when connected, unsubscribes when
 * disconnected, and writes text and attributes only. Its texts are in the HTML that the server rendered, so it has
 * none.
 */
export abstract class LiveElement extends HTMLElement {
  #leaving: (() => void)[] = [];

  /**
   * Topics of the stream that the element needs; read when it is connected. No method is named like an attribute: React
   * would set the method instead.
   */
  protected streamTopics(): readonly Topic[] {
    return [];
  }

  /** Keys of `Live.listen` whose change calls `update`; read when it is connected. */
  protected keys(): readonly LiveKey[] {
    return [];
  }

  /** True when `update` is also called every second. */
  protected ticks(): boolean {
    return false;
  }

  /** Updates the element to the live figures. */
  protected update(): void {}

  connectedCallback(): void {
    if (isFrozen(this)) return;
    const live = pageLive();
    const update = () => this.update();
    this.#leaving = this.keys().map((key) => live.listen(key, update));
    const topics = this.streamTopics();
    if (topics.length > 0) this.#leaving.push(live.follow(topics));
    if (this.ticks()) this.#leaving.push(everySecond(update));
  }

  disconnectedCallback(): void {
    for (const leave of this.#leaving) leave();
    this.#leaving = [];
  }
}

/** True inside `data-frozen`, where nothing follows the market: specimens of states do not change. */
export function isFrozen(element: Element): boolean {
  return element.closest('[data-frozen]') !== null;
}

/** The page's language, from its root element. */
export function pageLocale(): Locale {
  const [code = ''] = document.documentElement.lang.split('-');
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** Of the parts marked `data-when`, shows those that name one of these states. */
export function showWhen(element: Element, states: readonly string[]): void {
  for (const part of element.querySelectorAll<HTMLElement>('[data-when]')) {
    const isHidden = !states.includes(part.dataset['when'] ?? '');
    if (part.hidden !== isHidden) part.hidden = isHidden;
  }
}
