import type { Locale } from '#domain/locale.ts';
import type { Client } from '../transport/client.ts';

interface WidgetCommand {
  lang?: Locale | undefined;
  parameters?: Record<string, string | number | undefined>;
  signal?: AbortSignal | undefined;
}

/** Sends the call's command to the widgets gateway. Some commands read `Language`, others `lang`: both are sent. */
export function askWidget<T>(client: Client, command: WidgetCommand, read: (answer: unknown) => T): Promise<T> {
  const { lang, parameters, signal } = command;
  const form = { Command: client.call.command, Language: lang, lang, ...parameters };
  return client.json({ path: '/data', form, signal }, read);
}

/** True for the gateway's answers to an unknown symbol: null, '', [] or {}. */
export function isNothing(answer: unknown): boolean {
  if (typeof answer !== 'object') return answer === '';
  return answer === null || Object.keys(answer).length === 0;
}
