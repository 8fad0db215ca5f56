import { futureContracts, isOpen } from '../issuers/futures.ts';
import { tradedRights } from '../issuers/rights.ts';
import type { World } from '../world.ts';
import { plain, type RosterEntry } from './roster-entry.ts';

/** Rights as the lists name them, lapsed ones included. */
export function rightEntries(world: World): RosterEntry[] {
  const today = world.today();
  return tradedRights(world.issuers(), today).map(({ issue: { issuer, days }, ...right }) => ({
    ...plain,
    ...right,
    kind: 'right',
    board: '510',
    sector: null,
    active: today <= days.tradingTo,
    listed: days.tradingFrom,
    facts: { Underlying: issuer.symbol, FirstTradingDay: days.tradingFrom, ExpiryDate: days.tradingTo },
  }));
}

/** Futures, expired ones included. */
export function futureEntries(world: World): RosterEntry[] {
  const today = world.today();
  return futureContracts(world.identity, today).map((contract) => ({
    ...plain,
    ...contract,
    kind: 'future',
    board: '602',
    sector: null,
    active: isOpen(contract, today),
    facts: { Underlying: contract.underlying, ContractSize: contract.contractSize, ExpiryDate: contract.expiry },
  }));
}
