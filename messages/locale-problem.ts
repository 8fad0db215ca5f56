/**
 * Says on a developer's console what is wrong with a language. A built site says nothing of it to its readers
 * (docs/specification.md, section 8).
 */
export function warnOfLocale(problem: string): void {
  // oxlint-disable-next-line no-console -- it is for developers alone
  if (import.meta.env?.DEV) console.warn(problem);
}
