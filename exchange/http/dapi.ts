import type { Locale } from '#domain/locale.ts';
import type { DapiAnswer } from '#upstream/wire/market.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import { localeIn, type Ask } from './ask.ts';
import { securityItems } from './content-securities.ts';
import { rowId } from './disclosure-row.ts';
import { exchangeLabel } from './roster.ts';
import { local, stockRow } from './wire.ts';

interface Command {
  id: string;
  command: string;
  data?: unknown;
}

const NEWS_MOST = 20;

const COMMANDS: Record<string, (world: World, lang: Locale) => object[]> = {
  stocks: ({ market }) => market.rows().map(stockRow),
  sitefinity_securities: (world, lang) =>
    securityItems(world, lang).map(({ SecuritySymbol, FullName, SecurityType }) => ({
      id: SecuritySymbol,
      fullName: FullName,
      securityType: SecurityType,
    })),
  // Only the fields of securities are documented; the others follow the same pattern (docs/exchange-additions.md).
  sitefinity_sectors: (_, lang) => Object.entries(SECTOR_NAMES).map(([id, name]) => ({ id, fullName: name[lang] })),
  sitefinity_exchanges: ({ identity }, lang) =>
    [true, false].map((home) => ({
      id: exchangeLabel(identity, 'sharia', home, 'en'),
      fullName: exchangeLabel(identity, 'lists', home, lang),
    })),
  news: (world, lang) =>
    world
      .publications()
      .slice(0, NEWS_MOST)
      .map((publication) => ({
        id: rowId(publication, lang),
        symbol: publication.symbol,
        headline: publication.headline[lang].trim(),
        date: local(publication.at),
      })),
};

/** The parameter `language` of a command: a pair of id and value, as `stocks` has them. */
function languageOf({ data }: Command): Locale {
  const pairs: unknown[] = Array.isArray(data) ? data : [];
  const found = pairs.find((pair) => (pair as { id?: unknown } | null)?.id === 'language');
  const value = (found as { value?: unknown } | undefined)?.value;
  return localeIn(new URLSearchParams({ language: typeof value === 'string' ? value : '' }), 'language');
}

/**
 * Section 2.2, and the market watch's `api/fetch`: commands in one request, each answered under its id; an unknown
 * command gets no answer.
 */
export async function dapi(world: World, ask: Ask): Promise<Answer> {
  if (ask.countOf('user-agent') > 1) return fault(400, 'There are two user-agent headers.');
  const commands = commandsIn(await ask.text());
  if (!commands) return fault(400, 'Send a JSON array of commands with id and command.');
  return json(
    commands.map((one): DapiAnswer => ({
      id: one.id,
      command: one.command,
      data: Object.hasOwn(COMMANDS, one.command) ? COMMANDS[one.command]!(world, languageOf(one)) : [],
    })),
  );
}

const MOST_COMMANDS = 8;

function commandsIn(text: string): Command[] | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  return Array.isArray(body) && body.length <= MOST_COMMANDS && body.every(isCommand) ? body : null;
}

function isCommand(value: unknown): value is Command {
  const command = value as Partial<Command> | null;
  return typeof command?.id === 'string' && typeof command.command === 'string';
}
