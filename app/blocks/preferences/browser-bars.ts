import { useEffect } from 'react';
import { THEME_COLOURS } from '../../styles/theme-colours.ts';

const SCHEMES = ['light', 'dark'] as const;

/** The browser's own bars take the ground of the theme that was chosen, whatever the device prefers. */
export function useBrowserBars(theme: 'system' | 'light' | 'dark'): void {
  useEffect(() => {
    for (const scheme of SCHEMES)
      for (const bar of document.querySelectorAll<HTMLMetaElement>(
        `meta[name="theme-color"][content="${THEME_COLOURS[scheme]}"]`,
      ))
        bar.media = mediaOf(scheme, theme);
  }, [theme]);
}

function mediaOf(scheme: string, theme: string): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}
