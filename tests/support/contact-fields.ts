import type { Locale } from '#domain/locale.ts';

/** Text that no log, metric or receipt may contain. */
export const SECRET = 'zamzamiyya-7719';

/** A valid message, different for each sender. */
export function contactFields(
  locale: Locale,
  sender: number,
  change: Record<string, string> = {},
): Record<string, string> {
  return {
    topic: 'general',
    message: `When is the next general meeting? ${SECRET} ${sender}`,
    fullName: 'Salma Al-Nuaimi',
    email: `salma.${sender}@reader.example`,
    answerIn: locale,
    agree: 'yes',
    ...change,
  };
}
