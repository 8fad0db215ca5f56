import { data, redirect } from 'react-router';
import { DESKS } from '#domain/forms/desks.ts';
import { readForm, typedOf, type Typed } from '#domain/forms/form.ts';
import { waitText } from '#app/blocks/market-status-summary/duration.ts';
import { textOf } from '#messages/text.tsx';
import type { SentBack } from '#app/blocks/forms/shown-form.ts';
import type { Site } from '#app/context.ts';
import type { FormDesk, Taken, TakenForm } from '#app/form-desk.ts';
import { pathOf } from '#app/page-path.ts';
import { deskOf } from './desks.ts';
import { sentFile } from './sent-file.ts';
import { rulesIn, type AnyForm } from './form-kind.ts';
import { copyMail, deskMail, offerMail } from './form-mails.ts';

const TRAP = 'website';
const STATUS = { 'not-stored': 503, 'too-often': 429, full: 409, refused: 422 } as const;
const TRY_AGAIN_S = 5;

/** Handles what a page with a form sends: the form, or the action of a link from a mail. */
export async function sendForm(kind: AnyForm, site: Site, desk: FormDesk, request: Request) {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const form = await request.formData().catch(() => null);
  if (form === null) throw data(null, { status: 400 });
  const query = new URL(request.url).searchParams;
  const [withdrawn, answered, offered] = ['withdraw', 'desk', 'offer'].map((name) => query.get(name) ?? null) as [
    string | null,
    string | null,
    string | null,
  ];
  if (offered !== null) await desk.accept(offered);
  if (withdrawn !== null) await desk.withdraw(withdrawn);
  if (answered !== null) await deskActs(kind, { site, desk, token: answered }, form);
  if (withdrawn !== null || answered !== null || offered !== null)
    return redirect(`${pathOf(kind.page)}?${new URLSearchParams(query)}`, 303);
  return takeForm(kind, site, desk, form);
}

interface Act {
  site: Site;
  desk: FormDesk;
  token: string;
}

async function deskActs(kind: AnyForm, { site, desk, token }: Act, form: FormData): Promise<void> {
  const to = form.get('to');
  if (form.get('act') === 'answered') await desk.answered(token, site.today(), kind.attendedDays?.(site));
  else if (typeof to === 'string' && DESKS.some((name) => name === to))
    await desk.pass(token, to, (submission, fresh) =>
      deskMail(kind, site, { ...submission, seat: null }, { reference: submission.reference, desk: fresh }),
    );
}

async function takeForm(kind: AnyForm, site: Site, desk: FormDesk, form: FormData) {
  const rules = rulesIn(kind, site);
  const typed = typedOf(rules.fields, form);
  const closed = kind.closed?.(site) ?? null;
  if (closed !== null) return data(sentBack(typed, { problem: closed }), { status: 409 });
  const file = await sentFile(rules, form);
  const { values, faults } = readForm(rules, typed, file.fault);
  if (values === null) return data(sentBack(typed, { faults }), { status: 422 });
  if (form.get(TRAP)) return leadToReceipt(kind, desk.decoy(kind.name));
  const sentOn = site.today();
  const entry = kind.entry(site, values);
  const submission = { ...entry, form: kind.name, locale: site.locale, consent: site.exchange.forms.consent };
  const { simulated } = site.live.clock();
  const taken: TakenForm = {
    ...submission,
    data: form,
    ...(file.content && { file: file.content }),
    ...kind.seat?.(site, values),
    mails: (links) => {
      const sent = { ...submission, seat: links.seat };
      const toDesk = deskMail(kind, site, sent, links);
      const copy = copyMail(kind, site, { sent, links, sentOn, simulated });
      const offer = links.seat === 'waiting' && { offer: offerMail(kind, site, sent, links) };
      return { copy, ...(toDesk && { desk: toDesk }), ...offer };
    },
  };
  const outcome = await desk.take(taken);
  if (outcome.kind === 'taken') return leadToReceipt(kind, outcome.reference);
  const waitS = outcome.kind === 'too-often' ? outcome.waitS : TRY_AGAIN_S;
  if (outcome.kind === 'uninvited') return data(sentBack(typed, { faults: { code: 'wrong' } }), { status: 422 });
  const back = outcome.kind === 'full' ? (kind.full?.(typed) ?? typed) : typed;
  return data(sentBack(back, { problem: problemOf(site, kind, outcome) }), {
    status: STATUS[outcome.kind],
    headers: { 'Retry-After': String(waitS) },
  });
}

function problemOf(
  { exchange, locale }: Site,
  { name }: AnyForm,
  outcome: Exclude<Taken, { kind: 'taken' | 'uninvited' }>,
): string {
  const t = textOf(locale);
  if (outcome.kind === 'too-often') return t('forms.problem.tooOften', { wait: waitText(outcome.waitS * 1_000, t) });
  if (outcome.kind === 'full') return t(name === 'test_group' ? 'forms.problem.fullGroup' : 'forms.problem.full');
  const { email } = deskOf(exchange, 'general', locale);
  if (outcome.kind === 'refused')
    return email ? t('forms.problem.refused', { email }) : t('forms.problem.refusedNowhere');
  return email ? t('forms.problem.notStored', { email }) : t('forms.problem.notStoredNowhere');
}

function sentBack(typed: Typed, { faults = {}, problem = null }: Partial<Omit<SentBack, 'typed'>>): SentBack {
  return { typed, faults, problem };
}

/** Redirects, so that a reload sends nothing again. */
function leadToReceipt({ page }: AnyForm, reference: string): Response {
  return redirect(`${pathOf(page)}?${new URLSearchParams({ sent: reference })}`, 303);
}
