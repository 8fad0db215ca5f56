import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Shared from one release to the next, and as short as it gets: a second pass wins nothing there. */
const AS_IT_IS = 'framework';

/**
 * A second pass over the browser's scripts. The bundler keeps the class names of a style module as a table that every
 * part reads from; here each name is put where it is read, and what nobody reads goes: 5 % of our own scripts (gzip),
 * docs/decisions/018.
 */
export function namesInPlace(): Plugin {
  return {
    name: 'manara:names-in-place',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name !== AS_IT_IS) chunk.code = await shortened(chunk.code);
      },
    },
  };
}

/** The same module, shorter. */
async function shortened(code: string): Promise<string> {
  const { code: shorter } = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } });
  return shorter ?? code;
}
