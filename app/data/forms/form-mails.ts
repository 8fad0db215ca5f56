import { formatDate } from '#domain/date.ts';
import { pick } from '#domain/bilingual.ts';
import type { Mail } from '#domain/forms/mail.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Links } from '#app/form-desk.ts';
import { pathOf } from '#app/page-path.ts';
import { shownValue, storedOptionsOf } from './choices.ts';
import { deskOf } from './desks.ts';
import { rulesIn, type AnyForm, type Sender, type Sent } from './form-kind.ts';

interface Copy {
  sent: Sent;
  links: Links;
  /** Day of the market on which the form was sent. */
  sentOn: PlainDate;
  simulated: boolean;
}

/** Free text of the sender is placed below the other lines, each line marked as the sender's. */
const LINES = new Set(['message', 'note']);

/** Mail to the sender: what was received, and what comes next; without the text that was written. */
export function copyMail(kind: AnyForm, { exchange, origin }: Sender, { sent, links, sentOn, simulated }: Copy): Mail {
  const { locale, desk } = sent;
  const t = textOf(locale);
  const { facts = [], next } = kind.copy({ exchange, locale }, sent, sentOn);
  const calendar = kind.calendar?.({ exchange, origin }, sent);
  return {
    to: sent.email,
    replyTo: deskOf(exchange, desk, locale).email,
    subject: t(`mails.subject.${kind.name}`, { reference: links.reference }),
    text: paragraphs(
      t('mails.copy.thanks', { exchange: pick(exchange.name, locale) }),
      lines(t('mails.copy.reference', { reference: links.reference }), ...facts),
      next,
      simulated ? t('mails.copy.simulated') : '',
      lines(
        t('mails.copy.withdraw', { day: formatDate(links.deleteAfter, locale) }),
        `${pageOf(kind, origin, sent)}?withdraw=${links.withdraw}`,
      ),
      t('mails.copy.reply'),
      pick(exchange.name, locale),
    ),
    ...(calendar && { calendar }),
  };
}

/** Mail to a person on the waiting list when a seat becomes free: how to take it. */
export function offerMail(kind: AnyForm, { exchange, origin }: Sender, sent: Sent, links: Links): Mail {
  const { locale, desk } = sent;
  const t = textOf(locale);
  return {
    to: sent.email,
    replyTo: deskOf(exchange, desk, locale).email,
    subject: t('mails.offer.subject', { reference: links.reference }),
    text: paragraphs(
      t('mails.offer.free'),
      lines(t('mails.offer.take'), `${pageOf(kind, origin, sent)}?offer=${links.offer}`),
      t('mails.offer.otherwise'),
      lines(t('mails.copy.reference', { reference: links.reference })),
      pick(exchange.name, locale),
    ),
  };
}

/** Mail to the desk: what was written, and the links to mark it as answered. Null when no desk has an address. */
export function deskMail(
  kind: AnyForm,
  { exchange, origin }: Sender,
  sent: Sent,
  links: Pick<Links, 'reference' | 'desk'>,
): Mail | null {
  const { locale, fields } = sent;
  const { email } = deskOf(exchange, sent.desk, locale);
  if (email === null) return null;
  const t = textOf(locale);
  const who = { exchange, locale };
  const { fields: rules, file } = rulesIn(kind, who);
  const names = Object.keys(rules).filter((name) => !LINES.has(name));
  const options = storedOptionsOf(kind, who, names);
  const shown = names.flatMap((name) => {
    const value = shownValue(options[name] ?? [], fields[name]);
    return value === null ? [] : [t('mails.desk.line', { label: t(`forms.field.${name}`), value })];
  });
  const inLanguage = names.includes('answerIn')
    ? []
    : [t('mails.desk.line', { label: t('forms.field.answerIn'), value: t(`forms.language.${locale}`) })];
  const answerBy =
    sent.answerBy &&
    t('mails.desk.line', { label: t('forms.desk.answerBy'), value: formatDate(sent.answerBy, locale) });
  const link = `${pageOf(kind, origin, sent)}?desk=${links.desk}`;
  return {
    to: email,
    replyTo: sent.email,
    subject: deskSubject(kind, sent, links.reference),
    text: paragraphs(
      t('mails.desk.new'),
      lines(
        t('mails.copy.reference', { reference: links.reference }),
        ...(answerBy ? [answerBy] : []),
        ...shown,
        ...inLanguage,
      ),
      ...[...LINES].map((name) => quoted(String(fields[name] ?? ''))),
      lines(t(kind.attendedDays ? 'mails.desk.attended' : 'mails.desk.answered'), `${link}#answered`),
      lines(t('mails.desk.pass'), `${link}#pass`),
    ),
    ...(file && { withFile: true }),
  };
}

/** Contains nothing that was typed: a message is named by its topic. */
function deskSubject(kind: AnyForm, { locale, fields }: Sent, reference: string): string {
  const t = textOf(locale);
  const topic = fields['topic'];
  if (kind.name !== 'contact') return t(`mails.subject.${kind.name}`, { reference });
  return t('mails.desk.subject', { topic: t(`forms.topic.${String(topic)}`), reference });
}

function pageOf({ page }: AnyForm, origin: string, { locale }: Sent): string {
  return origin + hrefIn(locale, pathOf(page));
}

/** Quotes a message, so that none of its lines can be mistaken for ours. */
function quoted(message: string): string {
  return message === '' ? '' : lines(...message.split('\n').map((line) => `> ${line}`));
}

const lines = (...some: readonly string[]) => some.join('\n');
const paragraphs = (...some: readonly string[]) => `${some.filter((each) => each !== '').join('\n\n')}\n`;
