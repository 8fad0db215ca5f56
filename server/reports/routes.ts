import { Hono } from 'hono';
import type { Logger } from 'pino';
import { guardSending } from '../forms/guard.ts';
import { createRateLimiter } from '../forms/rate-limit.ts';
import { readViolations } from './violations.ts';
import { readVitals, type ObserveVital } from './vitals.ts';

/** A faulty page reports some dozen violations at once; nobody changes pages every second. */
const VIOLATIONS = { burst: 20, perMinute: 10 };
const VITALS = { burst: 30, perMinute: 60 };
/** The same violation is logged once an hour, however many readers cause it. */
const SAME_VIOLATION = { burst: 1, perMinute: 1 / 60 };
const REPORT_MAX_BYTES = 32 * 1024;
const VITALS_MAX_BYTES = 2 * 1024;

interface Options {
  siteOrigin: string;
  trustedProxies: number;
  log: Pick<Logger, 'warn'>;
  observe: ObserveVital;
  now(): number;
}

/**
 * Reports that browsers send by themselves: violations of the content policy, and measurements of readers who
 * consented.
 */
export function reportRoutes({ siteOrigin, trustedProxies, log, observe, now }: Options): Hono {
  const app = new Hono();
  const logged = createRateLimiter(SAME_VIOLATION, now, 1_000);

  // A browser sends its reports for no page, so they name no origin to compare.
  const reporting = guardSending({
    siteOrigin: null,
    limiter: createRateLimiter(VIOLATIONS, now),
    trustedProxies,
    types: ['application/csp-report', 'application/reports+json'],
    maxBytes: REPORT_MAX_BYTES,
  });
  app.post('/csp', reporting, async (c) => {
    const violations = readViolations(await c.req.text());
    if (!violations) return c.body(null, 400);
    for (const each of violations)
      if (logged.take(JSON.stringify(each)).waitS === 0)
        log.warn({ event: 'policy-violation', ...each }, 'A page held what its content policy refuses.');
    return c.body(null, 204);
  });

  const measuring = guardSending({
    siteOrigin,
    limiter: createRateLimiter(VITALS, now),
    trustedProxies,
    // The content type of a beacon with text.
    types: ['text/plain'],
    maxBytes: VITALS_MAX_BYTES,
  });
  app.post('/vitals', measuring, async (c) => {
    const vitals = readVitals(await c.req.text());
    if (!vitals) return c.body(null, 400);
    vitals.forEach(observe);
    return c.body(null, 204);
  });

  app.all('/:kind{csp|vitals}', (c) => c.body(null, 405, { Allow: 'POST' }));
  return app;
}
