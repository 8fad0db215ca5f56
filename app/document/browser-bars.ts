/** In the order of the colours in the head. */
const SCHEMES = ['light', 'dark'] as const;

/** The browser's own bars get the background of the chosen theme, whatever the device prefers. */
export function showBrowserBars(theme: 'system' | 'light' | 'dark'): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [place, scheme] of SCHEMES.entries()) {
    const bar = bars[place];
    if (bar) bar.media = mediaOf(scheme, theme);
  }
}

function mediaOf(scheme: string, theme: string): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}
