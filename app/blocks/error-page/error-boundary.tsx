import { useText } from '#messages/text.tsx';
import { apart, touched } from '#app/ui/asleep.tsx';

const load = () => import('./error-page.tsx').then((part) => part.ErrorPage);

/** The error page, at hand before a reader can meet a fault: what fails then may be the network. */
export const ErrorPage = apart(import.meta.env.SSR && (await load()), load, BareErrorPage);
if (!import.meta.env.SSR) void touched.then(load).catch(() => undefined);

/** Where not even the error page could be had: what it would say, and the way to ask again. */
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
