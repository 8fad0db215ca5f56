import type { FaultId } from '#domain/forms/fields.ts';
import { useText } from '#messages/text.tsx';
import type { ChoiceTexts } from '#app/ui/form/form-field.tsx';
import type { SentBack, ShownForm } from './shown-form.ts';

/** The faults that each field can have in any form. */
export const FAULTS_OF = {
  about: ['missing'],
  age: ['missing'],
  agree: ['missing'],
  answerIn: ['missing'],
  code: ['missing', 'wrong'],
  company: ['missing', 'wrong'],
  companySize: ['missing'],
  country: ['missing'],
  cv: ['missing', 'wrong', 'long', 'many'],
  device: ['missing'],
  deviceId: ['missing', 'wrong'],
  email: ['missing', 'wrong'],
  emailAgain: ['missing', 'wrong'],
  emissions: ['missing'],
  experience: ['missing'],
  firm: ['missing', 'wrong'],
  firstName: ['missing', 'wrong'],
  for: ['missing'],
  full: ['wrong'],
  fullName: ['missing', 'wrong'],
  guests: ['missing'],
  industry: ['missing'],
  interest: ['missing'],
  jobTitle: ['missing', 'wrong'],
  languages: ['missing'],
  lastName: ['missing', 'wrong'],
  later: ['missing'],
  message: ['missing', 'long', 'private'],
  mobile: ['missing', 'wrong'],
  news: ['missing'],
  note: ['long', 'private'],
  reference: ['wrong'],
  role: ['missing'],
  seat: ['missing'],
  session: ['missing'],
  topic: ['missing'],
  vacancy: ['missing'],
} as const satisfies Record<string, readonly FaultId[]>;

export type FieldName = keyof typeof FAULTS_OF;

export interface FieldChoices {
  hint?: boolean;
  /** True when the field may be empty; its label says so. */
  optional?: boolean;
}

/** Returns the texts, options, typed value and error of a field. */
export type FieldOf = (name: FieldName, choices?: FieldChoices) => ChoiceTexts;

/** The fields of a form, empty or as it was returned. */
export function useFields(form: ShownForm, back: Pick<SentBack, 'typed' | 'faults'> | null): FieldOf {
  const t = useText();
  const values = { exchange: form.exchange, period: form.period, ...form.texts };
  const faultText = (name: FieldName, fault: FaultId) => t(`forms.field.${name}.${fault}`);
  return (name, { hint = false, optional = false } = {}) => {
    const fault = back?.faults[name];
    const label = t(`forms.field.${name}`, values);
    return {
      name,
      label: optional ? t('forms.optional', { label }) : label,
      hint: hint ? t(`forms.field.${name}.hint`, values) : undefined,
      fault: fault && faultText(name, fault),
      faults: Object.fromEntries(FAULTS_OF[name].map((each) => [each, faultText(name, each)])),
      typed: (back?.typed ?? form.typed)[name],
      options: form.options[name] ?? [],
      empty: t('forms.choose'),
    };
  };
}

/** A line of the summary for each fault. */
export function useFaultLines(faults: Readonly<Record<string, FaultId>>) {
  const t = useText();
  return Object.entries(faults).map(([name, fault]) => ({ name, text: t(`forms.field.${name}.${fault}`) }));
}
