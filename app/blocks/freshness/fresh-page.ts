import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** What no stream brings (documents, ranks, the day's small lines) is asked for anew this often. */
const REFRESH_MS = 60_000;

/** Keeps an open page's data young: it is loaded again every minute while it is looked at and the network is there. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
