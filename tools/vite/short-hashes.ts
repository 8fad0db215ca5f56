import type { Plugin } from 'vite';

/** The fewest letters that the bundler takes for as many files as ours. */
const LETTERS = 7;

type Named<Of> = string | ((of: Of) => string);

/**
 * Names of the browser's scripts bear a hash shorter by a letter. Every page brings the names of all pages' scripts, and
 * letters that follow no rule cannot be compressed.
 */
export function shortHashes(): Plugin {
  return {
    name: 'manara:short-hashes',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      entryFileNames: shortened(options.entryFileNames),
      chunkFileNames: shortened(options.chunkFileNames),
    }),
  };
}

function shortened<Of>(names: Named<Of> | undefined): Named<Of> {
  const short = (name: string) => name.replaceAll('[hash]', `[hash:${LETTERS}]`);
  if (typeof names === 'function') return (of) => short(names(of));
  return short(names ?? 'assets/[name]-[hash].js');
}
