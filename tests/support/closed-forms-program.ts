import { exchange } from '#exchange.config.ts';
import { runSite } from '#server/main.ts';

const { apps } = exchange;
/** A day before the one on which journeys start. */
const UNTIL = '2026-11-17';

/** The site of an exchange whose carbon pilot is closed to companies, and whose test of the app has ended. */
await runSite({
  exchange: {
    ...exchange,
    carbonPilot: { ...exchange.carbonPilot, until: UNTIL },
    apps: { ...apps, investor: { ...apps.investor, test: { ...apps.investor.test!, until: UNTIL } } },
  },
});
