import type { Locale } from '#domain/locale.ts';
import type { CallName } from '../call-names.ts';
import type { Client } from '../transport/client.ts';

interface WidgetCommand {
  call: CallName;
  command: string;
  lang?: Locale | undefined;
  parameters?: Record<string, string | number | undefined>;
  signal?: AbortSignal | undefined;
}

/** Sends a command of the widgets gateway. Some commands read `Language`, others `lang`: both are sent. */
export function askWidget<T>(client: Client, command: WidgetCommand, read: (answer: unknown) => T): Promise<T> {
  const { call, lang, parameters, signal } = command;
  const form = { Command: command.command, Language: lang, lang, ...parameters };
  return client.json({ call, path: '/data', form, signal }, read);
}

/** True for the answers by which the gateway says that it does not know a symbol: null, '', [] or {}. */
export function isNothing(answer: unknown): boolean {
  if (typeof answer !== 'object') return answer === '';
  return answer === null || Object.keys(answer).length === 0;
}
