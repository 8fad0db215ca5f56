import { z } from 'zod';
import type { ForeignInvestmentAnswer, TopShareholdersAnswer } from '../../contract.ts';
import { certainSigned, day, flag, requiredText, signed } from '../../fields.ts';
import type { ForeignInvestment, OwnershipLimit, Shareholder, TopShareholders } from '../../records.ts';
import { parseAnswer } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import type { CompanyCalls } from '../../upstream.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const shareholder = z
  .object({ Name: requiredText, Percentage: certainSigned })
  .transform(({ Name, Percentage }): Shareholder => ({ name: Name, percent: Percentage }));

const shareholdersSchema = z.object({
  Item1: day,
  Item2: z.array(z.object({ IsAssociated: flag, Shareholders: z.array(shareholder).nullish() }).and(shareholder)),
} satisfies FieldsOf<TopShareholdersAnswer>);

/** The largest holders on a day; null where the symbol is not known. One unreadable holder refuses the whole: shares of a whole. */
function readTopShareholders(answer: unknown, symbol: string): TopShareholders | null {
  if (isNothing(answer)) return null;
  const { Item1, Item2 } = parseAnswer(shareholdersSchema, answer);
  const holders = Item2.map(({ name, percent, IsAssociated, Shareholders }) => {
    return { name, percent, associated: IsAssociated ?? false, members: Shareholders ?? [] };
  });
  return { symbol, asOf: Item1, holders };
}

const investmentSchema = z.object({
  NationalActual: signed,
  NationalPermitted: signed,
  NationalAvailable: signed,
  GCCActual: signed,
  GCCPermitted: signed,
  GCCAvailable: signed,
  ForeignActual: signed,
  ForeignPermitted: signed,
  ForeignAvailable: signed,
} satisfies FieldsOf<ForeignInvestmentAnswer>);

/** Shares of groups of investors; null where the symbol is not known. */
function readForeignInvestment(answer: unknown, symbol: string): ForeignInvestment | null {
  if (isNothing(answer)) return null;
  const given = parseAnswer(investmentSchema, answer);
  const limit = (group: 'National' | 'GCC' | 'Foreign'): OwnershipLimit => ({
    actual: given[`${group}Actual`],
    permitted: given[`${group}Permitted`],
    available: given[`${group}Available`],
  });
  return { symbol, national: limit('National'), gcc: limit('GCC'), foreign: limit('Foreign') };
}

/** GetFreshTopShareholders. */
export function topShareholdersCall(client: Client): CompanyCalls['topShareholders'] {
  return (symbol, lang, { signal } = {}) => {
    const parameters = { Company: symbol, symbol };
    return askWidget(
      client,
      { call: 'top-shareholders', command: 'GetFreshTopShareholders', lang, parameters, signal },
      (answer) => readTopShareholders(answer, symbol),
    );
  };
}

/** GetFreshForeignInvestment. */
export function foreignInvestmentCall(client: Client): CompanyCalls['foreignInvestment'] {
  return (symbol, { signal } = {}) => {
    const parameters = { Company: symbol };
    return askWidget(
      client,
      { call: 'foreign-investment', command: 'GetFreshForeignInvestment', lang: 'en', parameters, signal },
      (answer) => readForeignInvestment(answer, symbol),
    );
  };
}
