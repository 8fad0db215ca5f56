import { pick } from '#domain/bilingual.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import type { Locale } from '#domain/locale.ts';
import { compactAmount, integer, percent, twoDecimals } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';

/** The period in a few sentences, built from its figures by the same rule in every language. */
export function bulletinSentence({ sections }: Bulletin, locale: Locale): string {
  const t = textOf(locale);
  const [market, index] = [sections.market?.[0], sections.indices?.[0]];
  const count = (value: number) => integer(value, { zero: true });
  const by = (value: number) => percent(Math.abs(value), { sign: false, zero: true });
  const parts: string[] = [];
  if (index && index.changePercent !== null) {
    const way = index.changePercent > 0 ? 'up' : index.changePercent < 0 ? 'down' : 'even';
    parts.push(
      t(`bulletins.sentence.index.${way}`, {
        index: pick(index.name, locale),
        level: twoDecimals(index.close),
        percent: by(index.changePercent),
      }),
    );
  }
  if (market) {
    if (market.value !== null && market.trades !== null)
      parts.push(
        t('bulletins.sentence.traded', {
          amount: compactAmount(market.value, locale, { zero: true }),
          trades: count(market.trades),
        }),
      );
    parts.push(
      t('bulletins.sentence.moves', {
        rose: count(market.rose),
        fell: count(market.fell),
        unchanged: count(market.unchanged),
      }),
    );
  }
  const mover = largestMover({ sections });
  if (mover)
    parts.push(
      t(`bulletins.sentence.mover.${mover.changePercent! > 0 ? 'up' : 'down'}`, {
        name: pick(mover.name, locale),
        symbol: mover.symbol,
        percent: by(mover.changePercent!),
      }),
    );
  return parts.join(' ');
}

/** The security with the largest move, up or down. */
function largestMover({ sections }: Pick<Bulletin, 'sections'>) {
  const first = (sections.movers ?? []).filter(
    ({ list, rank }) => rank === 1 && (list === 'risers' || list === 'fallers'),
  );
  return first.sort((a, b) => Math.abs(b.changePercent ?? 0) - Math.abs(a.changePercent ?? 0))[0];
}
