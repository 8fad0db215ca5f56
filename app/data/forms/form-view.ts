import { pick } from '#domain/bilingual.ts';
import { marketDate, formatDate } from '#domain/date.ts';
import type { BotCheck } from '#domain/forms/bot-check.ts';
import { DESKS } from '#domain/forms/desks.ts';
import { isReferenceOf, readReference } from '#domain/forms/reference.ts';
import { placesLeft } from '#domain/forms/seats.ts';
import type { Submission } from '#domain/forms/submission.ts';
import type { DeskPageData } from '#app/blocks/forms/desk-page.tsx';
import type { FormPageData } from '#app/blocks/forms/form-page.tsx';
import type { ReceiptData } from '#app/blocks/forms/receipt.tsx';
import type { ShownForm, ShownSeats } from '#app/blocks/forms/shown-form.ts';
import type { Site } from '#app/context.ts';
import type { FormDesk } from '#app/form-desk.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { optionsOf } from './choices.ts';
import { deskOf } from './desks.ts';
import { rulesIn, type AnyForm, type Who } from './form-kind.ts';

/** The page of a form with its article, or the page for a link about a sent form. */
export async function loadFormPage(
  kind: AnyForm,
  site: Site,
  desk: FormDesk,
  query: URLSearchParams,
): Promise<FormPageData> {
  const article = await loadArticle(
    site,
    SITE_MAP.find(({ name }) => name === kind.page)!,
  );
  const { title } = article;
  const reference = readReference(query.get('sent') ?? '', site.exchange.shortName);
  if (reference !== null && isReferenceOf(kind.name, reference))
    return { view: 'receipt', title, receipt: await receiptOf(kind, site, desk, reference) };
  const withdraw = query.get('withdraw');
  if (withdraw !== null)
    return { view: 'withdraw', title, reference: (await desk.byToken('withdraw', withdraw))?.reference ?? null };
  const offer = query.get('offer');
  if (offer !== null) return { view: 'offer', title, seat: await desk.offered(offer) };
  const token = query.get('desk');
  if (token !== null) return { view: 'desk', title, message: await deskPage(kind, site, desk, token) };
  const closed = kind.closed?.(site) ?? null;
  if (closed !== null)
    return { view: 'form', article, form: null, closed: { text: closed, tellMe: kind.instead?.(site) ?? null } };
  const { simulated } = site.live.clock();
  const form = emptyForm(kind, site, {
    query,
    simulated,
    seats: await seatsOf(kind, site, desk),
    botCheck: desk.botCheck,
  });
  return { view: 'form', article, form };
}

/** Context in which a form is shown. */
interface Around {
  query: URLSearchParams;
  simulated: boolean;
  seats?: ShownSeats | null;
  botCheck?: BotCheck;
}

const NO_CHECK: BotCheck = { kind: 'off', fault: null };

/** The form before any input. */
export function emptyForm(
  kind: AnyForm,
  who: Who,
  { query, simulated, seats = null, botCheck = NO_CHECK }: Around,
): ShownForm {
  const { exchange, locale } = who;
  const { outsideUae } = exchange.forms;
  return {
    name: kind.name,
    terms: kind.terms(who),
    typed: { answerIn: [locale], seat: [seats?.left === 0 ? 'waiting' : 'held'], ...kind.chosen?.(who, query) },
    seats,
    options: optionsOf(kind, who, Object.keys(rulesIn(kind, who).fields)),
    texts: kind.texts?.(who) ?? {},
    exchange: pick(exchange.name, locale),
    readBy: kind.readBy(who),
    period: kind.period(who),
    outside: outsideUae && pick(outsideUae, locale),
    simulated,
    botCheck,
  };
}

async function seatsOf(kind: AnyForm, who: Who, desk: FormDesk): Promise<ShownSeats | null> {
  const session = kind.session?.(who);
  const count = session && (await desk.seats(session.id));
  if (!count) return null;
  const left = placesLeft(session.capacity, count);
  return { capacity: session.capacity, left, waiting: count.waiting };
}

/** The receipt shown to a sender; without anything that comes by mail where this site sends none. */
export async function receiptOf(kind: AnyForm, who: Who, desk: FormDesk, reference: string): Promise<ReceiptData> {
  const receipt = await desk.receipt(reference);
  if (receipt === null) return { reference, isKnown: false, next: null, copy: 'none' };
  const { submission, copy, seat } = receipt;
  const told = kind.copy(who, { ...submission, seat: seat?.state ?? null }, marketDate(submission.sentAt));
  const { next, withoutMail = next } = told;
  return { reference, isKnown: true, next: desk.sendsMail ? next : withoutMail, copy };
}

/** The page contains nothing that was written: the desk has it by mail. */
async function deskPage(kind: AnyForm, site: Site, desk: FormDesk, token: string): Promise<DeskPageData | null> {
  const found = await desk.byToken('desk', token);
  return found && { ...deskPageOf(site, found), isAttendance: kind.attendedDays !== undefined };
}

type Shown = Pick<Submission, 'reference' | 'sentAt' | 'answerBy' | 'answeredOn' | 'desk'>;

/** A message as the page of its desk's link shows it. */
export function deskPageOf({ exchange, locale }: Who, found: Shown): DeskPageData {
  const { reference, sentAt, answerBy, answeredOn, desk } = found;
  const others = DESKS.filter((name) => name !== desk && (name === 'general' || exchange.desks[name]));
  return {
    reference,
    sentOn: formatDate(sentAt, locale),
    answerBy: answerBy && formatDate(answerBy, locale),
    answeredOn: answeredOn && formatDate(answeredOn, locale),
    desk: deskOf(exchange, desk, locale).name,
    others: others.map((value) => ({ value, label: deskOf(exchange, value, locale).name })),
  };
}
