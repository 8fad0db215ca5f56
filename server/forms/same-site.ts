/** What a request says of where it was made; null where it does not say. */
export interface RequestSource {
  fetchSite: string | null;
  origin: string | null;
  host: string | null;
}

/**
 * Whether a request that changes something was made by a page of another site (OWASP, Cross-Site Request Forgery
 * Prevention: Fetch Metadata with the origin behind it). Browsers say it in two headers that no page can set; whatever
 * sends neither is not a browser that was led here.
 */
export function isCrossSite({ fetchSite, origin, host }: RequestSource, siteOrigin: string): boolean {
  // `none`: the reader's own doing, such as sending a form again from the history.
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  return origin !== null && origin !== siteOrigin && hostOf(origin) !== host?.toLowerCase();
}

/** A sandboxed page says `null`, which is not an address: it is nobody's host. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
