import { marketDate, marketInstant } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale } from '#messages/text.tsx';
import { IndexPanel } from '#app/blocks/index-panel/index-panel.tsx';
import { SessionBand } from '#app/blocks/session-band/session-band.tsx';
import { MarketStatusSummary } from '#app/blocks/market-status-summary/market-status-summary.tsx';
import { indexDays, indexYear } from './index-days.ts';
import { at, HOLIDAY, NOW } from './moments.ts';
import { Group, Specimen } from './specimen.tsx';

/** Six times of a day and a holiday, for the band. */
const BANDS: readonly { name: string; now: Instant }[] = [
  { name: 'gallery.session.night', now: at('06:10') },
  { name: 'gallery.session.preOpening', now: at('09:48') },
  { name: 'gallery.session.trading', now: NOW },
  { name: 'gallery.session.preClosing', now: at('14:49') },
  { name: 'gallery.session.atLast', now: at('14:57') },
  { name: 'gallery.session.evening', now: at('18:20') },
  { name: 'gallery.session.holiday', now: at('11:30', HOLIDAY) },
];

/** Every phase with different possible actions on orders. */
const NOWS: readonly { name: string; now: Instant }[] = [
  { name: 'gallery.now.closed', now: at('06:10') },
  { name: 'gallery.now.preOpening', now: at('09:40') },
  { name: 'gallery.now.withoutCancel', now: at('09:57') },
  { name: 'gallery.now.trading', now: NOW },
  { name: 'gallery.now.preClosing', now: at('14:47') },
  { name: 'gallery.now.improveOnly', now: at('14:54') },
  { name: 'gallery.now.atLast', now: at('14:57') },
  { name: 'gallery.now.weekend', now: at('11:30', '2026-11-21') },
  { name: 'gallery.now.holiday', now: at('11:30', HOLIDAY) },
];

/** Blocks that follow the market's clock. */
export function Session() {
  const days = indexDays(useLocale());
  return (
    <Group id="session" title="gallery.session">
      <Specimen name="gallery.index.up" wide navy>
        <IndexPanel day={days.up} range="1D" history={null} now={NOW} simulated />
      </Specimen>
      <Specimen name="gallery.index.down" wide navy again>
        <IndexPanel day={days.down} range="1D" history={null} now={NOW} simulated />
      </Specimen>
      <Specimen name="gallery.index.year" wide navy again>
        <IndexPanel day={days.up} range="1Y" history={indexYear()} now={NOW} simulated />
      </Specimen>
      <Specimen name="gallery.index.over" wide navy again>
        <IndexPanel day={days.over} range="1D" history={null} now={at('06:10')} simulated />
      </Specimen>
      <Specimen name="gallery.index.before" wide navy again>
        <IndexPanel day={days.before} range="1D" history={null} now={at('09:48')} simulated />
      </Specimen>
      {BANDS.map(({ name, now }) => (
        <Specimen key={name} name={name} navy>
          <Band now={now} />
        </Specimen>
      ))}
      {NOWS.map(({ name, now }) => (
        <Specimen key={name} name={name}>
          <MarketStatusSummary now={now} />
        </Specimen>
      ))}
    </Group>
  );
}

function Band({ now }: { now: Instant }) {
  const today = marketDate(now);
  return <SessionBand spans={sessionOn(today)} isToday midnight={marketInstant(today, '00:00')} now={now} />;
}
