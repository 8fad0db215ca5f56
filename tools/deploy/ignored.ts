/**
 * Returns a test for files that the builder leaves out by a .dockerignore: folders and files from the root, and `**`
 * endings.
 */
export function ignoredBy(text: string): (file: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  return (file) => patterns.some((pattern) => pattern.test(file));
}

function patternOf(line: string): RegExp {
  const escaped = line.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/|$)`);
}
