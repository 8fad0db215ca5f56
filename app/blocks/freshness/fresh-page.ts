import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hydrate } from '#app/ui/hydrate-on-interaction.tsx';

/** Reload interval for what no stream delivers (documents, ranks, the day's small lines), ms. */
const REFRESH_MS = 60_000;

let shown: unknown;

/**
 * Keeps an open page's data fresh: it is reloaded every minute while the page is visible and the network is available.
 */
export function useFreshPage(data: unknown): void {
  useEffect(() => {
    shown = data;
    return () => {
      shown = undefined;
    };
  }, [data]);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      hydrate();
      void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** For a page's own loader in the browser: data that cannot be reloaded stays as shown, with its age. */
export async function fallback<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isOpen = url === location.href.replace(/#.*/, '');
    if (!isOpen || shown === undefined || error instanceof Response) throw error;
    return shown as T;
  }
}
