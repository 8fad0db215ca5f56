import { Outlet } from 'react-router';
import { useText } from '#messages/text.tsx';
import { Freshness } from '../blocks/freshness/freshness.tsx';
import { Header } from '../blocks/header/header.tsx';
import { LateNotice } from '../blocks/late-notice/late-notice.tsx';
import { OfflineBanner } from '../blocks/offline-banner/offline-banner.tsx';
import { PrintedFrom } from '../blocks/printed-from/printed-from.tsx';
import { useRootData } from '../root-data.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer, LoadingBar } from './asleep-parts.ts';

/** What stands around the page of a layout: header, the age of its figures, footer. `className` is the page's own box. */
export function SiteFrame({ className }: { className?: string | undefined }) {
  const t = useText();
  const root = useRootData();
  if (!root) return <Outlet />;
  const { clock, now, ageMs, closes } = root;
  return (
    <>
      <SkipLink to="content">{t('common.skip')}</SkipLink>
      <LoadingBar />
      <Header root={root} />
      <PrintedFrom now={now} />
      <LateNotice />
      <Freshness clock={clock} ageMs={ageMs} now={now} closes={closes} className={className}>
        <Outlet />
      </Freshness>
      <Footer root={root} />
      <OfflineBanner asOf={now} />
    </>
  );
}
