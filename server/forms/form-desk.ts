import { randomInt } from 'node:crypto';
import { actionOf, BOT_CHECK_FIELD } from '#domain/forms/bot-check.ts';
import type { DeskState, FormDesk, Taken, TakenForm } from '#app/form-desk.ts';
import { newReference, type FormName } from '#domain/forms/reference.ts';
import { deletionTime, type HumanCheck } from '#domain/forms/submission.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import type { Store, TokenKind, Writing } from '#store/store.ts';
import { inTime } from '../in-time.ts';
import type { HumanCheckPort } from '../bot-check/human-check.ts';
import type { HourlyLimit } from './hourly-limit.ts';
import { submissionKey } from './submission-key.ts';
import { hashOf, newToken } from './token.ts';

/** Limit of one form from one mailbox per day. */
const A_DAY_MOST = 5;
/**
 * Longest wait for a store that does not answer: then the form is returned to the sender and the transaction is rolled
 * back.
 */
const STORE_LIMIT_MS = 12_000;
const SITE = 'site';
/** Forms whose address is deleted once the awaited news has been sent. */
const NEEDED_UNTIL_ANSWERED: ReadonlySet<FormName> = new Set(['notify']);

export interface FormDeskOptions {
  store: Pick<Store, 'submissions' | 'outbox' | 'seats' | 'invitations' | 'once' | 'isAway'>;
  shortName: string;
  sendsMail: boolean;
  human: HumanCheckPort;
  /** Limit of forms from one address without a bot check. */
  unchecked: HourlyLimit;
  now(): Instant;
  state(): DeskState | null;
  /** Called when there are mails to send. */
  queued(): void;
  /** Called for every form that was sent without a fault. */
  observe(form: FormName, outcome: 'withdrawn' | 'repeated' | Taken['kind']): void;
}

/** Returns the desk for one client, whose address limits count. */
export type FormDeskOf = (client: string) => FormDesk;

class TooOften extends Error {
  readonly waitS: number;
  constructor(waitS: number) {
    super('This sender has to wait.');
    this.waitS = waitS;
  }
}

/** The bot check says that a program sent the form. */
class Refused extends Error {}

/** No seat is left: nothing of the form is stored. */
class Full extends Error {}

/** The invitation code does not belong to that event, or somebody else has used it. */
class Uninvited extends Error {}

/** The store does not answer: the transaction must be rolled back. */
class GivenUp extends Error {}

interface Sender {
  client: string;
  check: HumanCheck;
  /** True once the form has been returned to its sender. */
  isGivenUp: boolean;
}

/** The outcome of a form that was not accepted; any other error is a server fault. */
function outcomeOf(error: unknown): Exclude<Taken, { kind: 'taken' }> {
  if (error instanceof TooOften) return { kind: 'too-often', waitS: error.waitS };
  if (error instanceof Refused) return { kind: 'refused' };
  if (error instanceof Full) return { kind: 'full' };
  if (error instanceof Uninvited) return { kind: 'uninvited' };
  if (error instanceof GivenUp || isOutage(error)) return { kind: 'not-stored' };
  throw error;
}

function nullWhileAway(error: unknown): null {
  if (isOutage(error)) return null;
  throw error;
}

/** Accepts submitted forms: each once, in one transaction with the mails about it. */
export function createFormDesk(options: FormDeskOptions): FormDeskOf {
  const { store, shortName, sendsMail, human, unchecked, now, observe, queued } = options;
  const { submissions, outbox, seats, invitations } = store;
  const reference = (form: FormName) => newReference(shortName, form, (below) => randomInt(below));

  async function add(writing: Writing, taken: TakenForm, sending: Sender) {
    const { client, check } = sending;
    const waitS = check === 'unchecked' ? unchecked.take(client) : 0;
    if (waitS > 0) throw new TooOften(waitS);
    try {
      return await write(writing, taken, sending);
    } catch (error) {
      if (check === 'unchecked') unchecked.giveBack(client);
      throw error;
    }
  }

  /** Writes the form, the seats that it requests and the mails about it. */
  async function write(writing: Writing, taken: TakenForm, sending: Sender) {
    const { data: _, mails, seat: request, replaces, invitation, file, ...submission } = taken;
    const { form, keepDays } = submission;
    const sentAt = now();
    const email = submission.email.toLowerCase();
    const earlier = replaces && request && (await seats.ofSender(writing, { form, email, session: request.session }));
    if (!earlier && (await submissions.sentSince(writing, { form, email, since: sentAt - DAY_MS })) >= A_DAY_MOST)
      throw new TooOften(DAY_MS / 1_000);
    const links = { reference: earlier || reference(form), withdraw: newToken(), desk: newToken(), offer: newToken() };
    const hashes = { withdraw: hashOf(links.withdraw), desk: hashOf(links.desk) };
    const stored = { ...submission, email, reference: links.reference, sentAt, check: sending.check };
    await (earlier ? submissions.replace(writing, stored, hashes) : submissions.add(writing, stored, hashes, file));
    if (invitation && !(await isInvited(writing, invitation, links.reference))) throw new Uninvited();
    const further = { at: sentAt, hash: hashOf(links.offer) };
    const seat = request ? await seats.take(writing, links.reference, request, further) : null;
    if (request && seat === null) throw new Full();
    const deleteAfter = deletionTime(sentAt, keepDays);
    if (sendsMail) await outbox.add(writing, links.reference, mails({ ...links, seat, deleteAfter }), sentAt);
    if (sending.isGivenUp) throw new GivenUp();
    return { reference: links.reference };
  }

  function isInvited(writing: Writing, { key, code }: { key: string; code: string }, of: string): Promise<boolean> {
    return invitations.use(writing, { key, hash: hashOf(code) }, of);
  }

  async function byToken(kind: TokenKind, token: string) {
    return (await submissions.findByToken(kind, hashOf(token))) ?? null;
  }

  /** Accepts a form once: a repeated submission gets the answer of the first one. */
  async function takeOnce(taken: TakenForm, sender: Sender) {
    const { form, data } = taken;
    const key = await submissionKey(form, data);
    const token = data.get(BOT_CHECK_FIELD);
    const verdict = await human.check({
      action: actionOf(form),
      token: typeof token === 'string' && token !== '' ? token : null,
      key,
    });
    if (verdict === 'refused') throw new Refused();
    sender.check = verdict;
    return store.once(key, now(), (writing) => add(writing, taken, sender));
  }

  return (client) => ({
    sendsMail,
    botCheck: human.page,
    async take(taken) {
      try {
        if (store.isAway()) throw new GivenUp();
        const sender: Sender = { client, check: 'unchecked', isGivenUp: false };
        const stored = takeOnce(taken, sender);
        const { answer, repeated } = await inTime(STORE_LIMIT_MS, stored, () => {
          sender.isGivenUp = true;
          throw new GivenUp();
        });
        observe(taken.form, repeated ? 'repeated' : 'taken');
        if (!repeated) queued();
        return { kind: 'taken', reference: answer.reference };
      } catch (error) {
        const outcome = outcomeOf(error);
        observe(taken.form, outcome.kind);
        return outcome;
      }
    },
    decoy: reference,
    async receipt(of) {
      const [submission, copy, seat] = await Promise.all([submissions.find(of), outbox.copyOf(of), seats.find(of)]);
      // The outbox line of a sent mail is deleted before the form is: its absence then says nothing.
      const copyState = copy === 'none' && sendsMail ? null : copy;
      return submission ? { submission, copy: copyState, seat: seat ?? null } : null;
    },
    byToken,
    async withdraw(token) {
      const submission = await byToken('withdraw', token);
      if (!submission || !(await submissions.remove(submission.reference))) return false;
      await submissions.note({ at: now(), who: 'sender', action: 'withdraw', reference: submission.reference });
      observe(submission.form, 'withdrawn');
      return true;
    },
    offered: async (token) => (await seats.findByOffer(hashOf(token))) ?? null,
    accept: (token) => seats.accept(hashOf(token), now()),
    seats: (session) => seats.count(session).catch(nullWhileAway),
    async answered(token, on, keepDays) {
      const submission = await byToken('desk', token);
      if (!submission) return false;
      const { form, reference: of } = submission;
      const isDone = NEEDED_UNTIL_ANSWERED.has(form)
        ? await submissions.remove(of)
        : await submissions.answered(of, { at: now(), on, keepDays });
      if (!isDone) return false;
      await submissions.note({ at: now(), who: submission.desk, action: 'answered', reference: submission.reference });
      return true;
    },
    async pass(token, desk, mail) {
      const submission = await byToken('desk', token);
      if (!submission) return false;
      const fresh = newToken();
      const written = sendsMail ? mail({ ...submission, desk }, fresh) : null;
      const mails = written ? { desk: written } : {};
      const isPassed = await submissions.pass(submission.reference, { desk, hash: hashOf(fresh), mails, at: now() });
      if (!isPassed) return false;
      await submissions.note({ at: now(), who: SITE, action: 'pass', reference: submission.reference });
      queued();
      return true;
    },
    state: options.state,
  });
}
