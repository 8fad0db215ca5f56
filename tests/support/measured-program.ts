import { exchange, type MeasurementService } from '#exchange.config.ts';
import { runSite } from '#server/main.ts';

/** The site of an exchange that has other providers measure visits: MEASUREMENT contains them as JSON. */
await runSite({
  exchange: { ...exchange, measurement: JSON.parse(process.env.MEASUREMENT ?? '[]') as MeasurementService[] },
});
