import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Locale } from '#domain/locale.ts';
import type { ForeignInvestmentAnswer, TopShareholdersAnswer } from '../../contract.ts';
import { certainSigned, day, flag, requiredText, signed } from '../../fields.ts';
import type { ForeignInvestment, OwnershipLimit, Shareholder, TopShareholders } from '../../records.ts';
import { parseAnswer } from '../../rows.ts';
import { askWidget, isNothing } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const shareholder = z
  .object({ Name: requiredText, Percentage: certainSigned })
  .transform(({ Name, Percentage }): Shareholder => ({ name: Name, percent: Percentage }));

const shareholdersSchema = z.object({
  Item1: day,
  Item2: z.array(z.object({ IsAssociated: flag, Shareholders: z.array(shareholder).nullish() }).and(shareholder)),
} satisfies FieldsOf<TopShareholdersAnswer>);

/**
 * The largest holders on a day; null for an unknown symbol. One unreadable holder rejects the whole answer, because the
 * shares are parts of a whole.
 */
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

/** Shares of groups of investors; null for an unknown symbol. */
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

/** GetFreshTopShareholders; null for an unknown symbol. */
export const topShareholdersCall = defineCall({
  name: 'top-shareholders',
  title: 'Top shareholders',
  host: 'widgets',
  command: 'GetFreshTopShareholders',
  example: ['JIWAN', 'en'],
  read:
    (client) =>
    (symbol: string, lang: Locale, { signal }: CallOptions = {}): Promise<TopShareholders | null> => {
      const parameters = { Company: symbol, symbol };
      return askWidget(client, { lang, parameters, signal }, (answer) => readTopShareholders(answer, symbol));
    },
});

/** GetFreshForeignInvestment; null for an unknown symbol. */
export const foreignInvestmentCall = defineCall({
  name: 'foreign-investment',
  title: 'Foreign investment',
  host: 'widgets',
  command: 'GetFreshForeignInvestment',
  example: ['JIWAN'],
  read:
    (client) =>
    (symbol: string, { signal }: CallOptions = {}): Promise<ForeignInvestment | null> => {
      const parameters = { Company: symbol };
      return askWidget(client, { lang: 'en', parameters, signal }, (answer) => readForeignInvestment(answer, symbol));
    },
});
