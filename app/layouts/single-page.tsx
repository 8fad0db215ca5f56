import { Outlet } from 'react-router';
import { Freshness } from '#app/blocks/freshness/freshness.tsx';
import { StaleNotice } from '#app/blocks/stale-notice/stale-notice.tsx';
import { useRootData } from '#app/root-data.ts';
import { StaticNotes } from './static-notes.tsx';

/** Opened inside the apps, which have their own header: the page alone, with the age of its figures. */
export default function SinglePageLayout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <>
      <StaleNotice />
      <StaticNotes />
      <Freshness {...root}>
        <Outlet />
      </Freshness>
    </>
  );
}
