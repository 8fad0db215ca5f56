import { defineElements } from '#app/elements/index.ts';
import { followConsent } from './consent.ts';
import { onFirstInteraction } from '#app/ui/first-interaction.ts';
import { FOLLOWED_KEY } from './following/followed-key.ts';
import { holdLabelClicks } from './held-clicks.ts';
import { takePlace } from './places.ts';
import { guardParts, optionally } from './reload-guard.ts';

// The script of every page, documents and applications alike: moving figures start immediately, all else when the
// reader first interacts.
guardParts();
takePlace();
followConsent();
let reader: Promise<void> | undefined;
onFirstInteraction((event) => {
  // If it fails to load, the page works as it does without script.
  reader = optionally(() => import('./reader.ts'))
    .then(({ serveReader }) => serveReader(event))
    .catch(() => undefined);
});
holdLabelClicks(() => reader);
// A prerendered page opens no stream before a reader sees it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', defineElements, { once: true });
else defineElements();

const following = document.querySelector<HTMLTemplateElement>('template[data-following]');
if (following) {
  const serve = () =>
    void optionally(() => import('./following/following.ts'))
      .then(({ serveFollowing }) => serveFollowing(following))
      .catch(() => undefined);
  // Readers who follow nothing are offered it on their first interaction; those who do follow get the news immediately.
  if (isKept(FOLLOWED_KEY)) serve();
  else onFirstInteraction(serve);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked in some private windows.
    return false;
  }
}
