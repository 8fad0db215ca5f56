import type { MwCapitalChange } from '#upstream/wire/capital-change.ts';
import { capitalChangesBy } from '../issuers/capital-changes.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';

/** Ours: bonus shares, reverse splits and capital reductions with an ex-date in a year, up to today, oldest first. */
export function capitalChangesOf(world: World, { query }: Ask): Answer {
  const year = query.get('year') ?? '';
  if (!/^20\d\d$/.test(year)) return fault(400, 'Give the year, such as 2026.');
  const changes = capitalChangesBy(world.issuers(), world.today()).filter(({ exDate }) => exDate.startsWith(year));
  return json(
    changes.map(({ id, symbol, kind, exDate, recordDate, ratio: [units, of] }): MwCapitalChange => ({
      id,
      symbol,
      kind,
      exdate: exDate,
      recorddate: recordDate,
      units,
      of,
      status: 'Confirmed',
    })),
  );
}
