import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hydrate } from '#app/ui/hydrate-on-interaction.tsx';

/** What no stream brings (documents, ranks, the day's small lines) is asked for anew this often. */
const REFRESH_MS = 60_000;

let shown: unknown;

/** Keeps an open page's data young: it is loaded again every minute while it is looked at and the network is there. */
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

/** For a page's own loader in the browser: what cannot be loaded again stays as it is shown, and its age is said. */
export async function fallback<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isOpen = url === location.href.replace(/#.*/, '');
    if (!isOpen || shown === undefined || error instanceof Response) throw error;
    return shown as T;
  }
}
