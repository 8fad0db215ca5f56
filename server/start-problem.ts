/** Why the site did not start, as one line: our own errors are sentences already, any other is embedded in one. */
export function startProblem(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, ' ');
  return said.endsWith('.') ? said : `The site could not start: ${said || 'no reason was given'}.`;
}
