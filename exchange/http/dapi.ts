import type { DapiAnswer } from '#upstream/wire/market.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { stockRow } from './wire.ts';

interface Command {
  id: string;
  command: string;
}

/** Section 2.2: commands in one request, each answered under its id. Only 'stocks' is known. */
export async function dapi({ market }: World, ask: Ask): Promise<Answer> {
  if (ask.countOf('user-agent') > 1) return fault(400, 'There are two user-agent headers.');
  const commands = commandsIn(await ask.text());
  if (!commands) return fault(400, 'Send a JSON array of commands with id and command.');
  return json(
    commands.map(({ id, command }): DapiAnswer => ({
      id,
      command,
      data: command === 'stocks' ? market.rows().map(stockRow) : [],
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
