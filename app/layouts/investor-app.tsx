import { Outlet } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import styles from '#app/blocks/app-frame/app-frame.module.css';

// The frame is plain HTML: its components are not sent to the browser.
const Top = import.meta.env.SSR && (await import('#app/blocks/app-frame/app-top.tsx')).AppTop;
const End = import.meta.env.SSR && (await import('#app/blocks/app-frame/app-end.tsx')).AppEnd;

/** Pages about the investor app: the brand, the links to its stores and the language, without the site's menus. */
export default function InvestorAppLayout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <div className={styles.frame}>
      <StaticHtml name="top">{Top && <Top root={root} />}</StaticHtml>
      <Outlet />
      <StaticHtml name="end">{End && <End root={root} />}</StaticHtml>
    </div>
  );
}
