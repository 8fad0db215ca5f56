import { showWhen } from '#app/elements/live-element.ts';
import { pageHttp } from '#app/live/http-client.ts';
import { setText } from '#app/live/set-text.ts';

/** Facts older than this are fetched again when a panel opens. */
const FRESH_MS = 30_000;

/** The answer of /market-now, in the page's language; a null fact is not shown. */
interface MarketNowTexts {
  state: 'open' | 'closed';
  facts: Record<string, string | null>;
}

/** Keeps the facts of the market beside the panels fresh. */
export function followMarketNow(nav: HTMLElement): void {
  const aside = nav.querySelector<HTMLElement>('[data-market-now]');
  if (!aside) return;
  const address = aside.dataset['marketNow']!;
  // The first facts came with the page.
  let heardAt = 0;
  nav.addEventListener(
    'toggle',
    () => {
      if (performance.now() - heardAt < FRESH_MS) return;
      heardAt = performance.now();
      // On failure the facts stay unchanged: the menu is not a place for an error.
      pageHttp()
        .get<MarketNowTexts | null>(address)
        .then((fresh) => fresh && show(aside, fresh))
        .catch(() => undefined);
    },
    true,
  );
}

function show(aside: HTMLElement, { state, facts }: MarketNowTexts): void {
  showWhen(aside, [state]);
  for (const line of aside.querySelectorAll<HTMLElement>('[data-fact]')) {
    const text = facts[line.dataset['fact']!] ?? null;
    line.hidden = text === null;
    setText(line.querySelector('dd'), text ?? '');
  }
}
