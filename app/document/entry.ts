import { defineElements } from '#app/elements/index.ts';
import { followConsent } from './consent.ts';
import { onFirstInteraction } from '#app/ui/first-interaction.ts';
import { holdLabelClicks } from './held-clicks.ts';
import { saveLanguageChoice } from './language.ts';
import { takePlace } from './places.ts';
import { guardParts, optionally } from './reload-guard.ts';

// The script of every page, documents and applications alike: moving figures at once, all else when the reader turns to it.
guardParts();
takePlace();
saveLanguageChoice();
followConsent();
let reader: Promise<void> | undefined;
onFirstInteraction((event) => {
  // Without it the page works as it does without script.
  reader = optionally(() => import('./reader.ts'))
    .then(({ serveReader }) => serveReader(event))
    .catch(() => undefined);
});
holdLabelClicks(() => reader);
// A page that is made ahead opens no stream before a reader sees it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', defineElements, { once: true });
else defineElements();

const following = document.querySelector<HTMLTemplateElement>('template[data-following]');
if (following)
  optionally(() => import('./following/following.ts'))
    .then(({ serveFollowing }) => serveFollowing(following))
    .catch(() => undefined);
