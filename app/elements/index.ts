import { IndexLevel } from './index-level.ts';
import { LiveChange } from './live-change.ts';
import { LiveFigure } from './live-figure.ts';
import { LiveFollow } from './live-follow.ts';
import { MarketClock } from './market-clock.ts';
import { MarketStatus } from './market-status.ts';
import { OfflineBanner } from './offline-banner.ts';
import { PageFreshness } from './page-freshness.ts';
import { PrintedFrom } from './printed-from.ts';

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'live-follow': LiveFollow,
  'live-figure': LiveFigure,
  'live-change': LiveChange,
  'index-level': IndexLevel,
  'market-status': MarketStatus,
  'market-clock': MarketClock,
  'page-freshness': PageFreshness,
  'offline-banner': OfflineBanner,
  'printed-from': PrintedFrom,
};

/** Elements that `rare-elements.ts` defines. */
const LATE = 'price-ruler, quote-state, session-line';

/** Defines the site's custom elements. Where a module fails to load, its elements stay as the server rendered them. */
export function defineElements(): void {
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
  if (document.querySelector(LATE)) import('./rare-elements.ts').then(({ define }) => define()).catch(() => undefined);
}
