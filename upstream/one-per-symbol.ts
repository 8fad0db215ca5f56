/** The first record of each symbol in the records' order, unless a later one is `better`. */
export function onePerSymbol<T extends { symbol: string }>(records: T[], better: (one: T, than: T) => boolean): T[] {
  const chosen = new Map<string, T>();
  for (const record of records) {
    const held = chosen.get(record.symbol);
    if (!held || better(record, held)) chosen.set(record.symbol, record);
  }
  return [...chosen.values()];
}
