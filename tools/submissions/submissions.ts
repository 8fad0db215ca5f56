import { randomInt } from 'node:crypto';
import { csvOf } from '#app/exports/csv.ts';
import type { AuditLine, Submission } from '#domain/forms/submission.ts';
import { newInvitationCode } from '#domain/forms/invitation.ts';
import { REGISTRATION_KEYS } from '#domain/registration.ts';
import { hashOf } from '#server/forms/token.ts';
import type { Store } from '#store/store.ts';

export const USAGE = `npm run -s submissions -- list                 the newest 1,000, without what was written
npm run -s submissions -- show REFERENCE       one, with all that was written
npm run -s submissions -- file REFERENCE > FILE.pdf  the file that came with one
npm run -s submissions -- export > FILE.csv    all, with all that was written
npm run -s submissions -- delete REFERENCE     deletes one with its mails
npm run -s submissions -- invite EVENT COUNT   makes codes for an event by invitation and prints them, this once`;

/** More than a desk could ever answer. */
const ALL = 1_000_000;
const LISTED = 1_000;

type Command =
  | { name: 'list' | 'export' }
  | { name: 'show' | 'file' | 'delete'; reference: string }
  | { name: 'invite'; key: string; count: number };
/** Most codes generated in one run. */
const CODES_MOST = 10_000;

export interface Surroundings {
  store: Pick<Store, 'submissions' | 'invitations'>;
  who: string;
  now: number;
  out(part: string | Uint8Array): void;
  /** Writes a log line, in addition to the one in the store. */
  audit(line: AuditLine): void;
}

/** The command in the arguments; undefined when there is none. */
export function commandOf([name, reference, ...further]: readonly string[]): Command | undefined {
  const count = Number(further[0]);
  const isKey = REGISTRATION_KEYS.some((key) => key === reference);
  if (name === 'invite' && isKey && further.length === 1 && count >= 1 && count <= CODES_MOST && count % 1 === 0)
    return { name, key: reference!, count };
  if (further.length > 0) return undefined;
  if ((name === 'list' || name === 'export') && reference === undefined) return { name };
  if ((name === 'show' || name === 'file' || name === 'delete') && reference !== undefined)
    return { name, reference: reference.toUpperCase() };
  return undefined;
}

/** Runs the command after logging who runs it; returns the exit code: 1 when the reference does not exist. */
export async function runSubmissions(command: Command, surroundings: Surroundings): Promise<number> {
  const { store, who, now, out, audit } = surroundings;
  const reference = 'reference' in command ? command.reference : null;
  const line: AuditLine = { at: now, who, action: command.name, reference };
  await store.submissions.note(line);
  audit(line);
  const text =
    command.name === 'invite'
      ? await invite(command, store.invitations, now)
      : await answer(command, store.submissions);
  out(text ?? `There is no ${command.name === 'file' ? 'file of a ' : ''}submission ${reference}.\n`);
  return text === null ? 1 : 0;
}

/** null when the reference does not exist. */
async function answer(
  command: Exclude<Command, { name: 'invite' }>,
  submissions: Store['submissions'],
): Promise<string | Uint8Array | null> {
  switch (command.name) {
    case 'list':
      return (await submissions.list(LISTED)).map((each) => `${summary(each)}\n`).join('');
    case 'export':
      return exported(await submissions.list(ALL));
    case 'show': {
      const found = await submissions.find(command.reference);
      return found ? `${JSON.stringify(found, null, 2)}\n` : null;
    }
    case 'file':
      return (await submissions.file(command.reference)) ?? null;
    case 'delete':
      return (await submissions.remove(command.reference)) ? `${command.reference} is deleted.\n` : null;
  }
}

/** The store has only hashes of the codes: they cannot be printed again. */
async function invite(
  { key, count }: Extract<Command, { name: 'invite' }>,
  invitations: Store['invitations'],
  now: number,
): Promise<string> {
  const codes = Array.from({ length: count }, () => newInvitationCode((below) => randomInt(below)));
  await invitations.add(key, codes.map(hashOf), now);
  return codes.map((code) => `${code}\n`).join('');
}

function summary({ reference, form, sentAt, answerBy, desk, answeredOn }: Submission): string {
  const day = new Date(sentAt).toISOString().slice(0, 10);
  return [
    reference,
    form,
    day,
    desk,
    `answer by ${answerBy ?? '--'}`,
    answeredOn ? `answered ${answeredOn}` : 'open',
  ].join('  ');
}

/** A CSV with a column for each field of any form; no cell is a formula. */
function exported(all: readonly Submission[]): string {
  const names = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))];
  const head = [
    'reference',
    'form',
    'language',
    'sent',
    'answer by',
    'desk',
    'answered',
    'consent',
    'check',
    'file bytes',
    ...names,
  ];
  const rows = all.map((each) => [
    each.reference,
    each.form,
    each.locale,
    new Date(each.sentAt).toISOString(),
    each.answerBy ?? '',
    each.desk,
    each.answeredOn ?? '',
    each.consent,
    each.check,
    each.fileBytes === null ? '' : String(each.fileBytes),
    ...names.map((name) => cellOf(each.fields[name])),
  ]);
  return csvOf([head, ...rows]);
}

function cellOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}
