import type { Locale } from '#domain/locale.ts';

/** Words that no log, metric or receipt may hold. */
export const SECRET = 'zamzamiyya-7719';

/** A message without faults; another one for each sender. */
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
