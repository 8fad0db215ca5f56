import type { BasketsInput } from '#domain/bulletin-members.ts';
import type { BulletinPeriod } from '#domain/bulletin-period.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { PlainDate } from '#domain/time.ts';
import type { JobContext } from '../job.ts';

/** Returns the baskets of every index used in a period, preceded by the one in use before it. */
export type BasketReader = (period: Pick<BulletinPeriod, 'from' | 'to'>) => Promise<BasketsInput[]>;

export function basketReader({ store, exchange }: JobContext): BasketReader {
  const find = async <Value>(kind: string, key: string) => (await store.documents.find<Value>(kind, key))?.value;
  return async ({ from, to }) => {
    const inputs: BasketsInput[] = [];
    for (const { code, name } of exchange.indices) {
      const days = (await find<PlainDate[]>('index-basket-days', code)) ?? [];
      const first = Math.max(
        0,
        days.findLastIndex((day) => day < from),
      );
      const wanted = days.slice(first).filter((day) => day <= to);
      const baskets = await Promise.all(wanted.map((day) => find<DatedBasket>('index-basket', `${code}:${day}`)));
      inputs.push({ code, name, baskets: baskets.filter((basket) => basket !== undefined) });
    }
    return inputs;
  };
}
