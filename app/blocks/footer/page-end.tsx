import { useHref } from 'react-router';
import type { RootData } from '#app/root-data.ts';
import { MadeOnce } from '#app/blocks/made-once/made-once.tsx';
import { marketDate } from '#domain/date.ts';
import { sessionDay } from '#domain/session.ts';
import { TermWords } from '#app/blocks/glossary/term-words.tsx';
import { OfflineBanner } from '#app/blocks/offline-banner/offline-banner.tsx';
import { Footer } from './footer.tsx';

/** Everything below the page. */
export function PageEnd({ root, compact }: { root: RootData; compact: boolean }) {
  return (
    <>
      {!compact && <KnownFooter root={root} />}
      <OfflineBanner asOf={root.now} />
      <TermWords root={root} />
    </>
  );
}

/** Footer that is the same on all pages of a language, until the year or the day of a simulated market changes. */
function KnownFooter({ root: { exchange, clock } }: { root: RootData }) {
  const base = useHref('/').replace(/\/$/, '');
  const simulatedDay = clock.simulated ? sessionDay(clock.at) : null;
  const year = marketDate(clock.observedAt).slice(0, 4);
  return (
    <MadeOnce of={Footer} name={`${simulatedDay} ${year}`}>
      <Footer root={{ exchange, simulatedDay, year }} base={base} />
    </MadeOnce>
  );
}
