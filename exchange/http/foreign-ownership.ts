import { addDays, isTradingDay } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MwOwnershipDay } from '#upstream/wire/foreign-ownership.ts';
import { ownershipDay } from '../issuers/ownership.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { decimal } from './wire.ts';

const DAYS_MOST = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY: PlainDate = '2019-01-02';
/** Most days in an answer for all companies; one company may have all its days. */
const DAYS_OF_ALL = 31;

/**
 * Ours: each company's ownership at the end of finished days, by `?on=` or `?from=&to=`, optionally for one company
 * (`&id=`).
 */
export function foreignOwnershipOf(world: World, { query }: Ask): Answer {
  const on = query.get('on');
  const [from, to] = [on ?? query.get('from') ?? '', on ?? query.get('to') ?? ''];
  const id = query.get('id')?.toUpperCase();
  const most = id === undefined ? DAYS_OF_ALL : DAYS_MOST;
  if (!DAY.test(from) || !DAY.test(to) || from > to || addDays(from, most) <= to)
    return fault(400, `Give two days such as 2026-10-01, no more than ${most} days apart.`);
  const issuers = world.issuers().filter(({ symbol }) => id === undefined || symbol === id);
  return json(
    tradingDays(from < FIRST_DAY ? FIRST_DAY : from, to, world.today()).flatMap((day) =>
      issuers.filter(({ facts }) => facts.listed <= day).map((issuer) => wireRow(ownershipDay(issuer, day))),
    ),
  );
}

function tradingDays(from: PlainDate, to: PlainDate, today: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to && day < today; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

function wireRow(day: ReturnType<typeof ownershipDay>): MwOwnershipDay {
  const { date, symbol, issuedShares, foreignShares, national, gcc, foreign, jointLimit } = day;
  return {
    date,
    symbol,
    issued: issuedShares,
    nationalpermitted: decimal(national.permitted),
    nationalactual: decimal(national.actual),
    gccpermitted: decimal(gcc.permitted),
    gccactual: decimal(gcc.actual),
    foreignpermitted: decimal(foreign.permitted),
    foreignactual: decimal(foreign.actual),
    foreignshares: foreignShares,
    jointlimit: jointLimit === null ? null : decimal(jointLimit),
  };
}
