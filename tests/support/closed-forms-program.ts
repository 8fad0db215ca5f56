import { exchange } from '#exchange.config.ts';
import { runSite } from '#server/main.ts';

const { apps } = exchange;
/** Before the day on which journeys begin. */
const UNTIL = '2026-11-17';

/** The site of an exchange whose carbon pilot takes no companies any more, and whose test of the app has ended. */
await runSite({
  exchange: {
    ...exchange,
    carbonPilot: { ...exchange.carbonPilot, until: UNTIL },
    apps: { ...apps, investor: { ...apps.investor, test: { ...apps.investor.test!, until: UNTIL } } },
  },
});
