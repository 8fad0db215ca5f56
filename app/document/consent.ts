import { optionally } from './reload-guard.ts';

/**
 * The page that the document was loaded with, by name and language: an application moves on to other pages by itself.
 */
const first = document.documentElement.dataset['route'] ?? '';

let measuring: Promise<typeof import('./measurement/follow.ts')> | undefined;

/** Measures page speed for readers who agreed to it. Without consent nothing of it is loaded, stored or sent. */
export function followConsent(): void {
  // As set by the script in the head (app/live/preference.ts).
  const agreed = document.documentElement.dataset['measurement'] === 'on';
  if (agreed) measuring ??= optionally(() => import('./measurement/follow.ts'));
  // If the module fails to load, nothing is measured, and nothing else breaks.
  measuring?.then(({ follow, stop }) => (agreed ? follow(first) : stop())).catch(() => (measuring = undefined));
}
