/** Distinguishes this exchange from the sister one by the feeds' label, in any language or case. */
export type ExchangeOf = (label: string) => 'home' | 'sister';

export function exchangeOfLabels(homeLabels: readonly string[]): ExchangeOf {
  const home = new Set(homeLabels.map(comparable));
  return (label) => (home.has(comparable(label)) ? 'home' : 'sister');
}

function comparable(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
