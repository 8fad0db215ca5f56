import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export interface Choice {
  name: string;
  kind: 'plural' | 'selectordinal' | 'select';
  /** The branches, such as one, few, other; exact numbers are digits. */
  branches: readonly string[];
}

/** The parts of a text: words and placeholders. */
export interface Shape {
  /** `name` of a plain value, `name:date` of a formatted one. */
  placeholders: readonly string[];
  choices: readonly Choice[];
  /** All words outside of placeholders. */
  words: string;
}

/** Parses an ICU message; throws when the text is not one. */
export function shapeOf(text: string): Shape {
  const placeholders = new Set<string>();
  const choices: Choice[] = [];
  const words: string[] = [];
  collect(compileMessageOrThrow(text), { placeholders, choices, words });
  return { placeholders: [...placeholders].sort(), choices, words: words.join(' ') };
}

interface Found {
  placeholders: Set<string>;
  choices: Choice[];
  words: string[];
}

function collect(message: CompiledMessage, found: Found): void {
  for (const part of message) {
    if (typeof part === 'string') {
      if (part !== '#') found.words.push(part.replace(/<\/?\w+\/?>/g, ' '));
      continue;
    }
    const [name, kind, format] = part;
    found.placeholders.add(kind ? `${name}:${kind}` : name);
    if (!isChoice(kind)) continue;
    const branches = Object.entries(format as Record<string, CompiledMessage>).filter(([key]) => key !== 'offset');
    found.choices.push({ name, kind, branches: branches.map(([key]) => key) });
    for (const [, branch] of branches) collect(branch, found);
  }
}

function isChoice(kind: string | undefined): kind is Choice['kind'] {
  return kind === 'plural' || kind === 'selectordinal' || kind === 'select';
}
