import { readFileSync } from 'node:fs';

const TOKENS_FILE = new URL('../../app/styles/tokens.css', import.meta.url);
const BLOCKS = { light: /:root \{([^}]*)\}/, dark: /:root\[data-theme='dark'\] \{([^}]*)\}/ } as const;

export type Tokens = (name: string) => string;

/** A theme's colours from the style sheet of the tokens. Throws when a name is missing. */
export function tokensOf(theme: keyof typeof BLOCKS, css = readFileSync(TOKENS_FILE, 'utf8')): Tokens {
  const block = BLOCKS[theme].exec(css)?.[1] ?? '';
  return (name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]+);`).exec(block)?.[1];
    if (!value) throw new Error(`app/styles/tokens.css has no colour --${name} in the ${theme} theme.`);
    return value;
  };
}

/** `#fff` as `#ffffff`: programs that read manifests and pictures accept only the long form. */
export function longForm(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
}
