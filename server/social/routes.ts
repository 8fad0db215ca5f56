import { Hono, type Context } from 'hono';
import { isLocale, type Locale } from '#domain/locale.ts';
import { answerAbsent, answerBytes } from '../answer-bytes.ts';
import { diskCache, nameFor } from '../disk-cache.ts';
import type { Card, Cards } from './cards.ts';
import { cardParts, drawCard } from './picture.ts';

/** A day: companies' names and pages' titles can change under the same address. */
const CACHE = 'public, max-age=86400';
const ABSENT =
  'There is no such card: /social/<en or ar>/<name of a page>.png and /social/<en or ar>/company/<symbol>.png are answered.';

interface Options {
  dir: string;
  cards: Cards;
  onFailure(error: unknown): void;
}

/** The pictures that other sites show with a link to a page: drawn at the first request and cached on disk. */
export function socialRoutes({ dir, cards, onFailure }: Options): Hono {
  const app = new Hono();
  const cached = diskCache({ dir, atOnce: 1, onFailure });

  async function answer(
    c: Context,
    find: (locale: Locale, name: string) => Card | undefined | Promise<Card | undefined>,
  ) {
    const { locale, file = '' } = c.req.param();
    const card = isLocale(locale) && file.endsWith('.png') ? await find(locale, file.slice(0, -4)) : undefined;
    if (!card) return answerAbsent(c, ABSENT);
    const bytes = await cached(nameFor(cardParts(card), 'png'), () => drawCard(card));
    return answerBytes(c, bytes, { 'Content-Type': 'image/png', 'Cache-Control': CACHE });
  }

  app.get('/:locale/company/:file', (c) => answer(c, cards.ofCompany));
  app.get('/:locale/:file', (c) => answer(c, cards.ofPage));
  app.all('*', (c) => answerAbsent(c, ABSENT));
  return app;
}
