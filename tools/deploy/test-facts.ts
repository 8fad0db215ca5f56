import { settingsTable } from '#server/settings.ts';
import { readStages } from './files.ts';

/** The site takes these settings. */
export const SETTINGS = new Set(settingsTable().map(({ name }) => name));

const image = readStages().at(-1)!;
/** The image's own instruction has this text. */
export const said = (name: string) => image.instructions.find((each) => each.name === name)?.text ?? '';

/** A copy with the value at a path changed. */
export function changed<T>(value: T, path: string, to: unknown): T {
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = path.split('/');
  const last = names.pop()!;
  const inner = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  inner[last] = to;
  return copy as T;
}
