import { WORKING_LANGUAGES } from '#domain/forms/application.ts';
import { countriesByName } from '#domain/forms/countries.ts';
import { COMPANY_SIZES, EMISSIONS, PILOT_ROLES } from '#domain/forms/carbon-pilot.ts';
import { COMPLAINT_ABOUT, TOPICS } from '#domain/forms/contact-topics.ts';
import { EXPERIENCE, INTERESTS } from '#domain/forms/registration.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { Option } from '#app/ui/field.tsx';
import type { AnyForm, Who } from './form-kind.ts';

/** Choices that are the same in every form, keyed by field; their labels are in the messages under the second name. */
const CHOICES: Readonly<Record<string, readonly [values: readonly string[], texts: string]>> = {
  topic: [TOPICS, 'topic'],
  about: [COMPLAINT_ABOUT, 'about'],
  answerIn: [LOCALE_CODES, 'language'],
  companySize: [COMPANY_SIZES, 'companySize'],
  role: [PILOT_ROLES, 'role'],
  emissions: [EMISSIONS, 'emissions'],
  experience: [EXPERIENCE, 'experience'],
  interest: [INTERESTS, 'interest'],
  languages: [WORKING_LANGUAGES, 'working'],
};

/** The options of each choice field of a form. */
export function optionsOf(kind: AnyForm, who: Who, fields: readonly string[]): Record<string, readonly Option[]> {
  return withOwn(kind.options?.(who), who, fields);
}

/** The same, plus options that a form offered before: labels for stored values. */
export function storedOptionsOf(kind: AnyForm, who: Who, fields: readonly string[]): Record<string, readonly Option[]> {
  return withOwn({ ...kind.options?.(who), ...kind.storedOptions?.(who) }, who, fields);
}

function withOwn(own: Readonly<Record<string, readonly Option[]>> = {}, who: Who, fields: readonly string[]) {
  return Object.fromEntries(fields.map((name) => [name, own[name] ?? commonOptions(name, who)]));
}

function commonOptions(name: string, { locale }: Who): readonly Option[] {
  if (name === 'country') return countriesByName(locale).map(({ code, name: label }) => ({ value: code, label }));
  const t = textOf(locale);
  const [values, texts] = CHOICES[name] ?? [[], ''];
  const ordered = name === 'answerIn' ? ownFirst(values, locale) : values;
  return ordered.map((value) => ({ value, label: t(`forms.${texts}.${value}`) }));
}

/** Puts the page's own language first. */
const ownFirst = (values: readonly string[], own: string) =>
  values.toSorted((a, b) => Number(b === own) - Number(a === own));

/**
 * A stored value in readable form: the label of a choice, otherwise the text as written. Null when there is no value.
 */
export function shownValue(options: readonly Option[], value: unknown): string | null {
  const labelOf = (each: unknown) => options.find((option) => option.value === each)?.label ?? String(each);
  if (Array.isArray(value)) return value.length > 0 ? value.map(labelOf).join(' · ') : null;
  return typeof value === 'string' ? labelOf(value) : null;
}
