import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { isPlainDate } from '#domain/time.ts';
import type { Refuse } from './fault.ts';
import { checkPlaceholders } from './inline.ts';

const DESCRIPTION_MOST = 160;

const words = (name: string) =>
  z
    .string({ error: `needs '${name}': a sentence` })
    .trim()
    .min(1, `'${name}' is empty`);
const schema = z.strictObject(
  {
    title: words('title'),
    description: words('description').max(DESCRIPTION_MOST, {
      error: ({ input }) =>
        `'description' has ${String(input).length} characters, and ${DESCRIPTION_MOST} are the most: shorten it`,
    }),
    lead: words('lead'),
    reviewed: z
      .string({ error: "needs 'reviewed': a day such as 2026-11-20" })
      .refine(isPlainDate, "'reviewed' is no day: write it as 2026-11-20"),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `does not know '${issue.keys.join("', '")}'` : undefined) },
);

export type FrontMatter = z.infer<typeof schema>;

/**
 * The front matter of a source and the Markdown after it; the lines before are left empty, so that positions stay
 * correct.
 */
export function splitSource(source: string, refuse: Refuse): { front: FrontMatter | null; markdown: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) {
    refuse(
      1,
      'The file begins without front matter: put title, description, lead and reviewed between two lines of ---.',
    );
    return { front: null, markdown: source };
  }
  const [whole, yaml = ''] = match;
  return {
    front: readFront(yaml, refuse),
    markdown: '\n'.repeat(whole.split('\n').length - 1) + source.slice(whole.length),
  };
}

function readFront(yaml: string, refuse: Refuse): FrontMatter | null {
  try {
    const { data, error } = schema.safeParse(parse(yaml));
    for (const issue of error?.issues ?? []) {
      refuse(lineOfKey(yaml, String(issue.path[0] ?? '')), `The front matter ${issue.message}.`);
    }
    for (const key of ['title', 'description', 'lead'] as const)
      if (data) checkPlaceholders(data[key], lineOfKey(yaml, key), refuse);
    return data ?? null;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 1) + 1;
    refuse(
      line,
      `The front matter is no YAML (${error.message.split(' at line')[0]}): put a text with a colon in quotes.`,
    );
    return null;
  }
}

function lineOfKey(yaml: string, key: string): number {
  const index = yaml.split('\n').findIndex((line) => key !== '' && line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 2;
}
