import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { beginLoading, endLoading, pauseLoading } from '#app/document/loading.ts';
import { onRequestError } from '#app/live/http-client.ts';

/** The loading indicator while an application's router loads another view of its page. */
export function useRouterLoading(): void {
  const { state, location } = useNavigation();
  const target = location?.key;
  const isRedirected = Boolean((location?.state as { _isRedirect?: boolean } | null)?._isRedirect);
  useEffect(() => {
    if (state === 'idle') endLoading();
    else beginLoading();
  }, [state, target]);
  useEffect(() => {
    if (isRedirected) pauseLoading();
  }, [isRedirected]);
  // A failed request ends it (docs/specification.md, section 7).
  useEffect(() => onRequestError(endLoading), []);
}
