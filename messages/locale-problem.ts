/**
 * Reports a problem with a language on the developer's console. A built site reports nothing to its readers
 * (docs/specification.md, section 8).
 */
export function warnOfLocale(problem: string): void {
  // oxlint-disable-next-line no-console -- it is for developers alone
  if (import.meta.env?.DEV) console.warn(problem);
}
