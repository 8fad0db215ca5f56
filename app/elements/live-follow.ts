import type { Topic } from '#domain/stream.ts';
import { LiveElement } from './live-element.ts';

/** Subscribes to topics for the figures around it: `<live-follow topics="board:510,index" hidden></live-follow>`. */
export class LiveFollow extends LiveElement {
  override streamTopics() {
    return (this.getAttribute('topics') ?? '').split(',').filter(Boolean) as Topic[];
  }
}
