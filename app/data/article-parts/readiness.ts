import { questionsOf, READINESS_GROUPS, readinessOf, type GroupReadiness } from '#domain/readiness.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import { answered, choiceOf, choices, shownCalculator } from './calculator.ts';
import { YES_NO } from './market-fit.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, sentence } from './words.ts';

const QUESTIONS = READINESS_GROUPS.flatMap(questionsOf);
const nameOf = (question: number) => `ready.q${question}`;
const READERS = Object.fromEntries(QUESTIONS.map((question) => [nameOf(question), choiceOf(YES_NO)]));

/** Twenty questions before an offering; no answer is sent or stored. */
export const readinessPart: PartLoader = (request) => {
  const { query, t } = request;
  const inputs = readInputs(query, READERS);
  const field = fieldsOf(inputs, t);
  const options = choices(YES_NO, (value) => t(`parts.fit.home.${value}`), t('parts.ready.open'));
  const fields = QUESTIONS.map((question) =>
    field(nameOf(question), { label: t(`parts.ready.q${question}`), options }),
  );
  const groups = inputs.values && readinessOf(answersOf(inputs.values));
  const answer = groups && answered(request, { title: t('parts.ready.answer'), sentences: [t('parts.ready.noTotal')] });
  return [
    shownCalculator(request, { id: 'ready', fields, hasInput: inputs.hasInput, answer }),
    ...(groups ? answerBlocks(groups, request) : [sentence(t('parts.ready.before'))]),
  ];
};

function answersOf(values: Readonly<Record<string, 'yes' | 'no' | null>>) {
  return Object.fromEntries(QUESTIONS.map((question) => [question, values[nameOf(question)] ?? null]));
}

function answerBlocks(groups: readonly GroupReadiness[], { t }: PartRequest) {
  const head = ['group', 'yes', 'open'].map((each) => t(`parts.ready.head.${each}`));
  return [
    grid(
      head,
      groups.map(({ group, yes, answered: given, open }) => [
        [t(`parts.ready.group.${group}`)],
        [t('parts.ready.count', { yes: String(yes), answered: String(given) })],
        [
          open.map((question) => t(`parts.ready.settle.q${question}`)).join(t('common.listSeparator')) ||
            t('parts.ready.nothing'),
        ],
      ]),
    ),
  ];
}
