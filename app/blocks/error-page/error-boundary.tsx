import { useText } from '#messages/text.tsx';
import { lazyPart, firstInteraction } from '#app/ui/hydrate-on-interaction.tsx';

const load = () => import('./error-page.tsx').then((part) => part.ErrorPage);

/** The error page, loaded before a reader can meet a fault: the fault may be that the network fails. */
export const ErrorPage = lazyPart(import.meta.env.SSR && (await load()), load, BareErrorPage);
if (!import.meta.env.SSR) void firstInteraction.then(load).catch(() => undefined);

/** Fallback for when the error page itself cannot be loaded: its message, and a link to try again. */
function BareErrorPage() {
  const t = useText();
  return (
    <main id="content" className="wrap">
      <h1>{t('errors.unfetched.title')}</h1>
      <button type="button" className="link" onClick={() => window.location.reload()}>
        {t('errors.refresh')}
      </button>
    </main>
  );
}
