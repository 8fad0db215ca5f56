import { Outlet } from 'react-router';
import { useText } from '#messages/text.tsx';
import { Freshness } from '../blocks/freshness/freshness.tsx';
import { CompactHeader } from '../blocks/header/compact-header.tsx';
import { LateNotice } from '../blocks/late-notice/late-notice.tsx';
import { OfflineBanner } from '../blocks/offline-banner/offline-banner.tsx';
import { PrintedFrom } from '../blocks/printed-from/printed-from.tsx';
import { useRootData } from '../root-data.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { LoadingBar } from './asleep-parts.ts';
import styles from './full-screen.module.css';

/** A whole screen for one instrument: a single line of header, no footer. */
export default function FullScreenLayout() {
  const t = useText();
  const root = useRootData();
  if (!root) return <Outlet />;
  const { clock, now, ageMs, closes } = root;
  return (
    <div className={styles.screen}>
      <SkipLink to="content">{t('common.skip')}</SkipLink>
      <LoadingBar />
      <CompactHeader root={root} />
      <PrintedFrom now={now} />
      <LateNotice />
      <Freshness clock={clock} ageMs={ageMs} now={now} closes={closes} className={styles.body}>
        <Outlet />
      </Freshness>
      <OfflineBanner asOf={now} />
    </div>
  );
}
