import { setText, showWhen } from '#app/elements/live-element.ts';
import { pageHttp } from '#app/live/http-client.ts';

/** Facts older than this are asked for again when a panel opens. */
const FRESH_MS = 30_000;

/** What /board-now answers, in the page's language; a fact that is null is not shown. */
interface BoardTexts {
  state: 'open' | 'closed';
  facts: Record<string, string | null>;
}

/** Keeps the facts of the market beside the panels fresh. */
export function followBoard(nav: HTMLElement): void {
  const board = nav.querySelector<HTMLElement>('[data-board-now]');
  if (!board) return;
  const address = board.dataset['boardNow']!;
  // They came with the page.
  let heardAt = 0;
  nav.addEventListener(
    'toggle',
    () => {
      if (performance.now() - heardAt < FRESH_MS) return;
      heardAt = performance.now();
      // What cannot be had stays as it was: the menu is no place for an error.
      pageHttp()
        .get<BoardTexts | null>(address)
        .then((fresh) => fresh && show(board, fresh))
        .catch(() => undefined);
    },
    true,
  );
}

function show(board: HTMLElement, { state, facts }: BoardTexts): void {
  showWhen(board, [state]);
  for (const line of board.querySelectorAll<HTMLElement>('[data-fact]')) {
    const text = facts[line.dataset['fact']!] ?? null;
    line.hidden = text === null;
    setText(line.querySelector('dd'), text ?? '');
  }
}
