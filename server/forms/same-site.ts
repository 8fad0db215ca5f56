/** Headers that say where a request was made; null when absent. */
export interface RequestSource {
  fetchSite: string | null;
  origin: string | null;
  host: string | null;
}

/**
 * True when a request that changes something was made by a page of another site (OWASP, Cross-Site Request Forgery
 * Prevention: Fetch Metadata, with Origin as the fallback). Browsers send two headers that no page can set; a client
 * that sends neither is not a browser misled by another site.
 */
export function isCrossSite({ fetchSite, origin, host }: RequestSource, siteOrigin: string): boolean {
  // `none`: the reader's own doing, such as sending a form again from the history.
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  return origin !== null && origin !== siteOrigin && hostOf(origin) !== host?.toLowerCase();
}

/** A sandboxed page sends `null`, which is not an address and has no host. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
