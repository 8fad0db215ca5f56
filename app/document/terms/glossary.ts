import type { GlossaryEntry } from '#domain/glossary.ts';

type Glossary = ReadonlyMap<string, GlossaryEntry>;

let asked: Promise<Glossary> | undefined;

/** The terms of the page's language by id, fetched once. Rejects on failure; the next call tries again. */
export function loadGlossary(address: string): Promise<Glossary> {
  const loading = (asked ??= fetchGlossary(address));
  loading.catch(() => (asked = undefined));
  return loading;
}

async function fetchGlossary(address: string): Promise<Glossary> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The glossary at ${address} answered ${answer.status}.`);
  const entries = (await answer.json()) as GlossaryEntry[];
  return new Map(entries.map((entry) => [entry.id, entry]));
}
