import { asleep } from '../ui/asleep.tsx';

// What of the layouts sleeps until the reader turns to the page.

const loadFooter = () => import('../blocks/footer/footer.tsx').then((part) => part.Footer);
export const Footer = asleep(import.meta.env.SSR && (await loadFooter()), loadFooter);

const loadLoadingBar = () => import('../blocks/loading-bar/loading-bar.tsx').then((part) => part.LoadingBar);
/** No navigation begins before the reader turns to the page. */
export const LoadingBar = asleep(import.meta.env.SSR && (await loadLoadingBar()), loadLoadingBar);
