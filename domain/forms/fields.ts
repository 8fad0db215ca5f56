import * as z from 'zod/mini';
import { MESSAGE } from './contact-topics.ts';
import { COUNTRIES } from './countries.ts';
import type { Faults } from './form.ts';
import { holdsPrivateNumber } from './private-numbers.ts';
import { cleanLine, cleanLines, lengthOf } from './typed-text.ts';

// The pages' content security policy forbids code from text; zod would try whether it is allowed.
z.config({ jitless: true });

/** The values that a form sends under one name: empty when the field was left out. */
export type TypedField = readonly string[];
/** A field's rule: typed text in, value out. The message of an issue is the id of its fault. */
export type FieldSchema<T> = z.ZodMiniType<T, TypedField>;

/** Why a field is refused: the sentence is in `messages/<locale>/forms.po`. */
export type FaultId = 'missing' | 'wrong' | 'long' | 'many' | 'private';

/** Letters, and characters that join names; Arabic and Persian names use joiners (U+200C, U+200D). */
const NAME = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
/**
 * What RFC 5321 allows without quotes, in letters of any script: no character that could begin another address or
 * header.
 */
const EMAIL = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u;
const EMAIL_MOST = 254;

type Check = readonly [fault: FaultId, isRight: (text: string) => boolean];

/** A text field: cleaned, then checked in this order, up to the first fault. */
function text(clean: (typed: string) => string, checks: readonly Check[]): FieldSchema<string> {
  const refinements = checks.map(([fault, isRight]) => z.refine<string>(isRight, { error: fault, abort: true }));
  return z.pipe(
    z.transform((typed: TypedField) => clean(typed[0] ?? '')),
    z.string().check(...refinements),
  );
}

/** A required line. */
function line(isRight: (text: string) => boolean): FieldSchema<string> {
  return text(cleanLine, [
    ['missing', (typed) => typed !== ''],
    ['wrong', isRight],
  ]);
}

const isBetween = (typed: string, least: number, most: number) => lengthOf(typed) >= least && lengthOf(typed) <= most;

/** A person's name in any script. */
export const nameField = (least: number, most: number) =>
  line((typed) => isBetween(typed, least, most) && NAME.test(typed));

/** A line of text, such as a company's name. */
export const wordsField = (least: number, most: number) => line((typed) => isBetween(typed, least, most));

export const emailField = line((typed) => typed.length <= EMAIL_MOST && EMAIL.test(typed));

/** A telephone number, stored as `+971…`. */
export const mobileField: FieldSchema<string> = z.pipe(
  line((typed) => internationalNumber(typed) !== null),
  z.transform((typed: string) => internationalNumber(typed) ?? ''),
);

const SEPARATORS = /[\s().-]/g;
const FOREIGN = /^(?:\+|00)(\d+)$/;
const NATIONAL = /^0(\d{8,9})$/;
const WITHOUT_PLUS = /^(971\d+)$/;
const DIGITS = /^[1-9]\d{7,14}$/;

/**
 * `+` and 8 to 15 digits; null when invalid. A number without a country code counts as a UAE number when it begins like
 * one.
 */
function internationalNumber(typed: string): string | null {
  const plain = typed.replace(SEPARATORS, '');
  const national = NATIONAL.exec(plain)?.[1];
  const digits = national ? `971${national}` : (FOREIGN.exec(plain) ?? WITHOUT_PLUS.exec(plain))?.[1];
  return digits !== undefined && DIGITS.test(digits) ? `+${digits}` : null;
}

/** Lines of a message: at least the minimum length, and without private numbers. */
export const messageField = text(cleanLines, [
  ['missing', (typed) => lengthOf(typed) >= MESSAGE.least],
  ['long', (typed) => lengthOf(typed) <= MESSAGE.most],
  ['private', (typed) => !holdsPrivateNumber(typed)],
]);

/** Optional lines. */
export const linesField = (most: number) =>
  text(cleanLines, [
    ['long', (typed) => lengthOf(typed) <= most],
    ['private', (typed) => !holdsPrivateNumber(typed)],
  ]);

/** One of several options. */
export function choiceField<const Option extends string>(options: readonly Option[]): FieldSchema<Option> {
  return z.pipe(
    z.transform((typed: TypedField) => typed[0] ?? ''),
    z.enum(options, { error: 'missing' }),
  ) as unknown as FieldSchema<Option>;
}

/** At least one of several options. */
export function someField<const Option extends string>(options: readonly Option[]): FieldSchema<Option[]> {
  const known = (typed: TypedField) => options.filter((option) => typed.includes(option));
  return z.pipe(
    z.transform(known),
    z.array(z.enum(options)).check(z.refine((chosen) => chosen.length > 0, { error: 'missing' })),
  ) as unknown as FieldSchema<Option[]>;
}

export const countryField = choiceField(COUNTRIES);

/** The repeated address: `againFault` compares the two. */
export const emailAgainField = line(() => true);

/** The fault when the repeated address differs; case does not count. */
export function againFault({ email, emailAgain }: { email?: string; emailAgain?: string }): Faults {
  const differs = email !== undefined && emailAgain?.toLowerCase() !== email.toLowerCase();
  return emailAgain !== undefined && differs ? { emailAgain: 'wrong' } : {};
}

/** A box that must be ticked. */
export const consentField = choiceField(['yes']);

/** The position of a file among the fields: `pdfFault` returns its fault. */
export const fileField: FieldSchema<null> = z.pipe(
  z.transform((_: TypedField) => null),
  z.null(),
);

/** A field whose value `spell` normalises, such as a reference; null from `spell` is a fault. */
export function spelledField(spell: (typed: string) => string | null): FieldSchema<string> {
  return z.pipe(
    line((typed) => spell(typed) !== null),
    z.transform((typed: string) => spell(typed) ?? ''),
  );
}

/** An optional field: its value is null when it is empty. */
export function optional<T>(field: FieldSchema<T>): FieldSchema<T | null> {
  return z.pipe(
    z.transform((typed: TypedField) => ((typed[0] ?? '').trim() === '' ? null : typed)),
    z.nullable(field),
  );
}
