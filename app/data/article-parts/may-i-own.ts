import { mayOwn } from '#domain/co-operative.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { answered, choiceOf, choices, shownCalculator } from './calculator.ts';
import { YES_NO } from './market-fit.ts';
import type { PartLoader } from './part.ts';

const CLASSES = ['citizen', 'gcc', 'other'] as const;
const KINDS = ['consumer', 'other'] as const;
const READERS = {
  'own.kind': choiceOf(KINDS),
  'own.class': choiceOf(CLASSES),
  'own.member': choiceOf(YES_NO),
  'own.account': choiceOf(YES_NO),
};
const isYes = (answer: 'yes' | 'no' | null) => (answer === null ? null : answer === 'yes');

/** Whether the reader may own shares of a co-operative; no input is sent or stored. */
export const mayOwnPart: PartLoader = (request) => {
  const { query, t } = request;
  const inputs = readInputs(query, READERS);
  const field = fieldsOf(inputs, t);
  const none = t('parts.fit.unknown');
  const yesNo = choices(YES_NO, (value) => t(`parts.fit.home.${value}`), none);
  const fields = [
    field('own.kind', {
      label: t('parts.own.kind'),
      options: choices(KINDS, (kind) => t(`parts.own.kind.${kind}`), none),
    }),
    field('own.class', {
      label: t('parts.own.class'),
      options: choices(CLASSES, (of) => t(`parts.own.class.${of}`), none),
    }),
    field('own.member', { label: t('parts.own.member'), options: yesNo }),
    field('own.account', { label: t('parts.own.account'), options: yesNo }),
  ];
  const { values } = inputs;
  const outcome =
    values &&
    mayOwn(
      { class: values['own.class'], member: isYes(values['own.member']), account: isYes(values['own.account']) },
      values['own.kind'] !== 'other',
    );
  return [
    shownCalculator(request, {
      id: 'own',
      fields,
      hasInput: inputs.hasInput,
      answer: outcome && answered(request, { title: t(`parts.own.outcome.${outcome}`) }),
    }),
  ];
};
