import { Outlet } from 'react-router';
import { useText } from '#messages/text.tsx';
import { Footer } from '../blocks/footer/footer.tsx';
import { Freshness } from '../blocks/freshness/freshness.tsx';
import { Header } from '../blocks/header/header.tsx';
import { LoadingBar } from '../blocks/loading-bar/loading-bar.tsx';
import { OfflineBanner } from '../blocks/offline-banner/offline-banner.tsx';
import { useRootData } from '../root-data.ts';
import { SkipLink } from '../ui/skip-link.tsx';

/** The default layout, and the default Arabic one: the same component, whose direction is the document's. */
export default function DefaultLayout() {
  const t = useText();
  const root = useRootData();
  if (!root) return <Outlet />;
  const { exchange, clock, now, generalIndex, ageMs } = root;
  return (
    <>
      <SkipLink to="content">{t('common.skip')}</SkipLink>
      <LoadingBar />
      <Header name={exchange.name} clock={clock} now={now} index={generalIndex} />
      <Freshness clock={clock} ageMs={ageMs}>
        <Outlet />
      </Freshness>
      <Footer name={exchange.name} wallNow={clock.observedAt} simulated={clock.simulated} />
      <OfflineBanner asOf={now} />
    </>
  );
}
