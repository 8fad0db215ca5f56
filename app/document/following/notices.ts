import type { Followed, News } from './followed.ts';

const told = new Set<string>();

/** The permission for our notifications; the browser asks the reader only when they request notifications. */
export function permissionNow(): NotificationPermission {
  return typeof Notification === 'undefined' ? 'denied' : Notification.permission;
}

/**
 * Shows a notification of the device for each item, once, while the page is hidden and its reader allows notifications.
 */
export function notifyOf({ label }: Followed, news: readonly News[]): void {
  const fresh = news.filter(({ id }) => !told.has(id));
  for (const { id } of fresh) told.add(id);
  if (permissionNow() !== 'granted' || !document.hidden) return;
  for (const { id, title, url } of fresh) {
    const shown = new Notification(title, { body: label, tag: id, lang: document.documentElement.lang });
    shown.onclick = () => location.assign(new URL(url).pathname);
  }
}
