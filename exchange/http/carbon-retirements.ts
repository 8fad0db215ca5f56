import type { CarbonRetirement } from '#domain/carbon.ts';
import { isPlainDate } from '#domain/time.ts';
import type { MwCarbonRetirement } from '#upstream/wire/carbon.ts';
import { CREDITS } from '../issuers/carbon.ts';
import { retirementsOf } from '../issuers/carbon-retirements.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';

/** Ours: the register of retired credits up to today, oldest first; optionally of one credit or between two days. */
export function carbonRetirements(world: World, { query }: Ask): Answer {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if ([from, to].some((day) => day !== '' && !isPlainDate(day))) return fault(400, 'Give days such as 2026-11-18.');
  const symbol = query.get('symbol')?.toUpperCase();
  const today = world.today();
  return json(
    CREDITS.filter((credit) => credit.listed <= today && (!symbol || credit.symbol === symbol))
      .flatMap((credit) => retirementsOf(credit, today))
      .filter(({ on }) => on >= from && (to === '' || on <= to))
      .sort((a, b) => (a.on === b.on ? (a.symbol < b.symbol ? -1 : 1) : a.on < b.on ? -1 : 1))
      .map(retirementRow),
  );
}

function retirementRow({ on, owner, serialFrom, serialTo, ...row }: CarbonRetirement): MwCarbonRetirement {
  return {
    ...row,
    retired: on,
    for: owner && { en: owner.en, ar: owner.ar ?? owner.en },
    serialfrom: serialFrom,
    serialto: serialTo,
  };
}
