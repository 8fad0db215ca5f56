import { Counter, type Registry } from 'prom-client';
import type { DeskState } from '#app/form-desk.ts';
import type { Instant } from '#domain/time.ts';
import type { Verdict } from '../bot-check/human-check.ts';
import type { FormDeskOptions } from '../forms/form-desk.ts';
import type { Sending } from '../mail/send-due.ts';
import { readGauge, type Reading } from './readings.ts';

/** Counts submitted forms and the outcomes of forms and mails; nothing that was typed. */
export function watchForms(registry: Registry) {
  const registers = [registry];
  const forms = new Counter({
    name: 'manara_forms_total',
    help: 'Forms that were sent without a fault, by form and outcome',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'manara_mail_attempts_total',
    help: 'Attempts at sending mails, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const onForm: FormDeskOptions['observe'] = (form, outcome) => forms.inc({ form, outcome });
  const onMail: Sending['observe'] = (outcome) => mails.inc({ outcome });
  const checks = new Counter({
    name: 'manara_bot_checks_total',
    help: 'Answers of the bot check, by verdict',
    labelNames: ['verdict'],
    registers,
  });
  const onBotCheck = (verdict: Verdict) => checks.inc({ verdict });
  return { onForm, onMail, onBotCheck };
}

/** Mails waiting or given up, as of the last check. */
export function watchMail(registry: Registry, state: () => DeskState | null, wallNow: () => Instant): void {
  const readings = (read: (mail: DeskState['mail']) => number) => (): Reading[] => {
    const known = state();
    return known ? [[read(known.mail)]] : [];
  };
  const gauge = (name: string, help: string, read: (mail: DeskState['mail']) => number) =>
    readGauge(registry, { name, help }, readings(read));
  gauge('manara_mail_waiting', 'Mails that are to be sent', ({ waiting }) => waiting);
  gauge('manara_mail_dead', 'Mails that were given up', ({ dead }) => dead);
  gauge('manara_mail_oldest_seconds', 'Age of the oldest mail that is to be sent; 0 where none is', ({ oldestAt }) =>
    oldestAt === null ? 0 : Math.max(0, wallNow() - oldestAt) / 1_000,
  );
}
