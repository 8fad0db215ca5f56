/**
 * The background of each theme, for parts outside the page: a browser's bars. Equal to the tokens (checked by a test).
 */
export const THEME_COLOURS = { light: '#ffffff', dark: '#0e1520' } as const;
