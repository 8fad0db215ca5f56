import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { parseCircularNumber } from '#domain/circular-number.ts';
import { isPlainDate } from '#domain/time.ts';

const words = z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1) });
const version = z.strictObject({
  from: z.string().refine(isPlainDate, 'is no day: write it as 2026-11-20'),
  circular: z
    .string()
    .refine((text) => parseCircularNumber(text) !== null, 'is no number of a circular: write it as 02/2026')
    .optional(),
  change: words.optional(),
  text: words.optional(),
});
/** `also`: other names by which readers search for the rule. */
const rule = z.strictObject({
  rule: z.string(),
  title: words,
  also: words.optional(),
  versions: z.array(version).min(1),
});
const chapter = z.strictObject({ chapter: z.string(), title: words, rules: z.array(rule).min(1) });
const moduleSchema = z.strictObject({ module: z.string(), title: words, chapters: z.array(chapter).min(1) });

export type ModuleSource = z.infer<typeof moduleSchema>;
export type RuleSource = z.infer<typeof rule>;
export type VersionSource = z.infer<typeof version>;

/** The parsed module; a message, and the line if available, when it is not YAML or has another shape. */
export function parseModule(source: string): ModuleSource | { line: number; message: string } {
  try {
    const { data, error } = moduleSchema.safeParse(parse(source));
    if (data) return data;
    const { path, message } = error.issues[0]!;
    return { line: 1, message: `'${path.join('.')}' ${message}.` };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? 'This is no YAML.' };
  }
}
