import { describe, expect, it } from 'vitest';
import type { AuditLine, Submission } from '#domain/forms/submission.ts';
import { isInvitationCode } from '#domain/forms/invitation.ts';
import { hashOf } from '#server/forms/token.ts';
import type { Store } from '#store/store.ts';
import { commandOf, runSubmissions } from './submissions.ts';

const SUBMISSION: Submission = {
  reference: 'DSX-C-7KQM4F2-G',
  form: 'contact',
  locale: 'ar',
  fields: { message: '=HYPERLINK("https://evil.example")\nsecond, line', mobile: '+971501234567', company: null },
  email: 'a@b.ae',
  consent: '1',
  check: 'unchecked',
  sentAt: Date.UTC(2026, 10, 18, 8),
  fileBytes: 9,
  keepDays: 365,
  deleteAfter: 0,
  answerBy: '2026-11-23',
  desk: 'general',
  answeredAt: null,
  answeredOn: null,
};

const FILE = Buffer.from('%PDF-1.7\n');

async function run(...args: string[]) {
  const lines: AuditLine[] = [];
  const said: AuditLine[] = [];
  let held = [SUBMISSION];
  let text = '';
  const submissions = {
    note: async (line: AuditLine) => void lines.push(line),
    list: async () => held,
    find: async (reference: string) => held.find((each) => each.reference === reference),
    file: async (reference: string) => (reference === SUBMISSION.reference ? FILE : undefined),
    remove: async (reference: string) => {
      const before = held.length;
      held = held.filter((each) => each.reference !== reference);
      return held.length < before;
    },
  } as unknown as Store['submissions'];
  const made: string[] = [];
  const invitations = { add: async (_key: string, hashes: string[]) => void made.push(...hashes) };
  const code = await runSubmissions(commandOf(args)!, {
    store: { submissions, invitations: invitations as unknown as Store['invitations'] },
    who: 'operator',
    now: 1,
    out: (part) => (text += typeof part === 'string' ? part : Buffer.from(part).toString()),
    audit: (line) => said.push(line),
  });
  return { code, text, lines, said, held, made };
}

describe('the operator’s view of what readers sent', () => {
  it('lists without what was written', async () => {
    const { text } = await run('list');
    expect(text).toBe('DSX-C-7KQM4F2-G  contact  2026-11-18  general  answer by 2026-11-23  open\n');
  });

  it('shows one by its reference, in letters of any size', async () => {
    const { code, text } = await run('show', 'dsx-c-7kqm4f2-g');
    expect([code, JSON.parse(text)]).toEqual([0, SUBMISSION]);
    expect(await run('show', 'DSX-C-2222222-2')).toMatchObject({
      code: 1,
      text: expect.stringContaining('no submission'),
    });
  });

  it('exports cells that no spreadsheet program calculates', async () => {
    const { text } = await run('export');
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")\nsecond, line"`);
    expect(text).toContain(",'+971501234567,");
  });

  it('writes the file that came with one, and notes that it did', async () => {
    expect(await run('file', 'dsx-c-7kqm4f2-g')).toMatchObject({
      code: 0,
      text: '%PDF-1.7\n',
      lines: [{ action: 'file', reference: 'DSX-C-7KQM4F2-G' }],
    });
    expect((await run('file', 'DSX-C-2222222-2')).code).toBe(1);
    expect((await run('export')).text).toContain('file bytes');
  });

  it('deletes one, and says where there is none', async () => {
    expect(await run('delete', 'DSX-C-7KQM4F2-G')).toMatchObject({ code: 0, held: [] });
    expect((await run('delete', 'DSX-C-2222222-2')).code).toBe(1);
  });

  it('makes codes of invitations, prints them once and stores their hashes', async () => {
    const { code, text, made } = await run('invite', 'suhoor-gathering', '3');
    const codes = text.trim().split('\n');
    expect([code, codes.length]).toEqual([0, 3]);
    expect(codes.every(isInvitationCode)).toBe(true);
    expect(made).toEqual(codes.map(hashOf));
    for (const args of [['nobody', '3'], ['suhoor-gathering', '0'], ['suhoor-gathering', '1.5'], ['suhoor-gathering']])
      expect(commandOf(['invite', ...args])).toBeUndefined();
  });

  it('leaves a line of who did what, twice, before it answers', async () => {
    for (const args of [['list'], ['export'], ['show', 'DSX-C-7KQM4F2-G'], ['delete', 'DSX-C-7KQM4F2-G']]) {
      const { lines, said } = await run(...args);
      expect(lines).toEqual([{ at: 1, who: 'operator', action: args[0], reference: args[1] ?? null }]);
      expect(said).toEqual(lines);
    }
  });

  it('takes no other command', () => {
    for (const args of [[], ['show'], ['list', 'x'], ['drop'], ['delete', 'a', 'b']])
      expect(commandOf(args)).toBeUndefined();
  });
});
