import { optionally } from './reload-guard.ts';

/** The page that the document came with, by its name with its language: an application goes on to others by itself. */
const first = document.documentElement.dataset['route'] ?? '';

let measuring: Promise<typeof import('./measurement/follow.ts')> | undefined;

/**
 * Measures how fast pages are for readers who agreed to it. Until then nothing of it is loaded, kept
 * or sent.
 */
export function followConsent(): void {
  // As the head's script has noted it (app/live/preference.ts).
  const agreed = document.documentElement.dataset['measurement'] === 'on';
  if (agreed) measuring ??= optionally(() => import('./measurement/follow.ts'));
  // A part that will not load measures nothing, and harms nothing else.
  measuring?.then(({ follow, stop }) => (agreed ? follow(first) : stop())).catch(() => (measuring = undefined));
}
