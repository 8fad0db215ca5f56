export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** The theme that the page stands in: the reader's choice, else the device's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts a theme on the page and keeps it on this device; a device that keeps nothing still shows it. */
export function keepTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed in some private windows: the choice then lasts as long as the page.
  }
}

/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes.
 * Kept to one line: its bytes stand in every page and are allowed by their hash.
 */
export const THEME_SCRIPT = `(function(d){try{var t=localStorage.getItem('${KEY}'),p=localStorage.getItem('palette');if(t==='dark'||t==='light')d.dataset.theme=t;if(p)d.dataset.palette=p}catch(e){}})(document.documentElement)`;
