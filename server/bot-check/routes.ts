import { Hono } from 'hono';
import { isBotCheckAction } from '#domain/forms/bot-check.ts';
import { clientOf } from '../forms/guard.ts';
import { createRateLimiter } from '../forms/rate-limit.ts';
import type { Altcha } from './altcha.ts';

/** As many as forms may be sent from one address, and some more for forms that are never sent. */
const CHALLENGES = { burst: 40, perMinute: 40 };

interface Options {
  altcha: Altcha;
  trustedProxies: number;
  now(): number;
}

/** Route that issues puzzles: one puzzle for one form. */
export function botCheckRoutes({ altcha, trustedProxies, now }: Options): Hono {
  const limiter = createRateLimiter(CHALLENGES, now);
  return new Hono().get('/challenge', async (c) => {
    c.header('Cache-Control', 'no-store');
    const action = c.req.query('for') ?? '';
    if (!isBotCheckAction(action)) return c.json({ error: 'No such form.' }, 404);
    const { waitS } = limiter.take(clientOf(c, trustedProxies));
    if (waitS > 0) return c.json({ error: 'Too often.' }, 429, { 'Retry-After': String(waitS) });
    return c.json(await altcha.challenge(action));
  });
}
