import { previousTradingDay } from '#domain/calendar.ts';
import type { ForeignInvestmentAnswer, TopShareholdersAnswer } from '#upstream/wire/ownership.ts';
import { foreignPosition, topShareholders as holdersOf } from '../issuers/ownership.ts';
import type { World } from '../world.ts';
import { rosterOf } from './roster.ts';
import type { Form } from './widgets.ts';
import { dayFirst } from './widgets-text.ts';

/** Width of the names' column, in characters. */
const NAME_WIDTH = 60;

/** GetFreshTopShareholders, as of the last finished trading day. */
export function topShareholders(world: World, form: Form): TopShareholdersAnswer | null {
  const symbol = form.get('Company', 'symbol').toUpperCase();
  const issuer = world.issuer(symbol);
  if (!issuer && !isListed(world, symbol)) return null;
  return {
    Item1: dayFirst(previousTradingDay(world.today())),
    Item2: (issuer ? holdersOf(issuer) : []).map(({ name, share, members }) => ({
      Name: name[form.lang].padEnd(NAME_WIDTH),
      Percentage: fourDecimals(share),
      IsAssociated: members !== null,
      Shareholders:
        members && members.map((one) => ({ Name: one.name[form.lang], Percentage: fourDecimals(one.share) })),
    })),
  };
}

/** GetFreshForeignInvestment: ownership in per cent of the units. */
export function foreignInvestment(world: World, form: Form): ForeignInvestmentAnswer | null {
  const symbol = form.get('Company', 'symbol').toUpperCase();
  const issuer = world.issuer(symbol);
  if (!issuer && !isListed(world, symbol)) return null;
  const { national, gcc, gccPermitted, foreign, foreignPermitted } = issuer
    ? foreignPosition(issuer, previousTradingDay(world.today()))
    : NO_REGISTER;
  const nationalPermitted = 10_000;
  return {
    NationalActual: national / 100,
    NationalPermitted: nationalPermitted / 100,
    NationalAvailable: (nationalPermitted - national) / 100,
    GCCActual: gcc / 100,
    GCCPermitted: gccPermitted / 100,
    GCCAvailable: (gccPermitted - gcc) / 100,
    ForeignActual: foreign / 100,
    ForeignPermitted: foreignPermitted / 100,
    ForeignAvailable: (foreignPermitted - foreign) / 100,
  };
}

/**
 * Debt, contracts and securities listed elsewhere have no published register of holders: none of their units count
 * against a limit.
 */
const NO_REGISTER = { national: 0, gcc: 0, gccPermitted: 10_000, foreign: 0, foreignPermitted: 10_000 };

function isListed(world: World, symbol: string): boolean {
  return rosterOf(world).some((entry) => entry.symbol === symbol);
}

function fourDecimals(tenThousandths: number): string {
  return (tenThousandths / 10_000).toFixed(4);
}
