import { asleep } from '../../ui/asleep.tsx';

// What of the headers sleeps until the reader turns to the page.

const loadBoardNow = () => import('./board-now.tsx').then((part) => part.BoardNow);
export const BoardNow = asleep(import.meta.env.SSR && (await loadBoardNow()), loadBoardNow);

const loadBrand = () => import('./brand.tsx').then((part) => part.Brand);
export const Brand = asleep(import.meta.env.SSR && (await loadBrand()), loadBrand);

const loadDrawerTools = () => import('./drawer-tools.tsx').then((part) => part.DrawerTools);
export const DrawerTools = asleep(import.meta.env.SSR && (await loadDrawerTools()), loadDrawerTools);

const loadSearchBox = () => import('../search/search-box.tsx').then((part) => part.SearchBox);
export const SearchBox = asleep(import.meta.env.SSR && (await loadSearchBox()), loadSearchBox);
