import { LANGUAGES } from '#domain/words/languages.ts';
import { marketDate, marketTime } from '#domain/date.ts';
import { withoutIsolates } from '#domain/isolation.ts';
import type { Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import type { FileFormat } from '#app/site-map.ts';

/**
 * Two names: one that every program can save, and, for a language in another script, one in that language (RFC 6266).
 */
export function dispositionOf({ site, path, title, file, now, fileName: own }: Named): string {
  const plain = `attachment; filename="${fileName(site, own ?? path, own === undefined ? now : null)}.${file}"`;
  if (LANGUAGES[site.locale].script === 'latin') return plain;
  const symbol = /\/company\/([^/]+)/.exec(path)?.[1];
  const when = `${marketDate(now)} ${marketTime(now).replace(':', '.')}`;
  const words = [title, symbol, ...(own === undefined ? [when] : [])].filter(Boolean).join(' ');
  const name = withoutIsolates(words).replace(/[/\\:]/g, '-');
  return `${plain}; filename*=UTF-8''${encodeURIComponent(`${name}.${file}`).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)}`;
}

/** Parts of a file's name. */
export interface Named {
  site: Site;
  path: string;
  title: string;
  file: FileFormat;
  now: Instant;
  fileName: string | undefined;
}

/** Exchange, page, language and time: 'dsx-equities-ar-2026-11-18-1130'. A file that never changes has no time. */
function fileName({ exchange, locale }: Site, path: string, now: Instant | null): string {
  const when = now === null ? [] : [`${marketDate(now)}-${marketTime(now).replace(':', '')}`];
  const what = /\/company\/(.+)$/.exec(path)?.[1] ?? path.split('/').at(-1);
  return [exchange.shortName, what, locale, ...when]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
}
