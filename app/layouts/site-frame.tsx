import { Outlet } from 'react-router';
import { Freshness } from '#app/blocks/freshness/freshness.tsx';
import { StaleNotice } from '#app/blocks/stale-notice/stale-notice.tsx';
import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { StaticNotes } from './static-notes.tsx';

// The frame is plain HTML and custom elements (app/elements): its components are not sent to the browser.
const Top = import.meta.env.SSR && (await import('#app/blocks/header/page-top.tsx')).PageTop;
const End = import.meta.env.SSR && (await import('#app/blocks/footer/page-end.tsx')).PageEnd;

interface SiteFrameProps {
  /** Class of the page's own box. */
  className?: string | undefined;
  /** A single line of header and no footer, for a tool that needs the whole screen. */
  compact?: boolean;
}

/** The frame around a layout's page: header, the age of its figures, footer. */
export function SiteFrame({ className, compact = false }: SiteFrameProps) {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <>
      <StaticHtml name="top">{Top && <Top root={root} compact={compact} />}</StaticHtml>
      <StaleNotice />
      <StaticNotes />
      <Freshness {...root} className={className}>
        <Outlet />
      </Freshness>
      <StaticHtml name="end">{End && <End root={root} compact={compact} />}</StaticHtml>
    </>
  );
}
