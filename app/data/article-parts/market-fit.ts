import { readCount, readMoneyOrNone, readPercent } from '#domain/calculators/inputs.ts';
import { formatDate } from '#domain/date.ts';
import { COMPANY_FORMS, conditionsOn, type CompanyForm } from '#domain/listing-condition.ts';
import { marketFit, type CompanyFacts, type Finding, type RouteFit } from '#domain/market-fit.ts';
import { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import { orElse, readInputs } from '#app/blocks/calculator/typed-inputs.ts';
import type { FixedBlock } from '#app/blocks/article/shown-article.ts';
import { answered, choiceOf, choices, shownCalculator } from './calculator.ts';
import { conditionText, measureText, neededText } from './condition-words.ts';
import { allConditions, conditionsDay } from './conditions.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, sentence } from './words.ts';

export const WANTS = ['capital', 'liquidity', 'register', 'debt'] as const;
export const YES_NO = ['yes', 'no'] as const;

const amount = orElse(readMoneyOrNone, null);
const count = orElse(readCount, null);
const part = orElse(readPercent, null);
const READERS = {
  'fit.form': choiceOf(COMPANY_FORMS),
  'fit.wants': choiceOf(WANTS),
  'fit.capital': amount,
  'fit.equity': amount,
  'fit.years': count,
  'fit.profit': amount,
  'fit.holders': count,
  'fit.offer': part,
  'fit.publicPart': part,
  'fit.value': amount,
  'fit.home': choiceOf(YES_NO),
};
const THOUSANDTHS = 1_000;

/** Which market fits a company: one row for each route to the market, by the public conditions of a day. */
export const marketFitPart: PartLoader = (request) => {
  const { site, t, query } = request;
  const inputs = readInputs(query, READERS);
  const opened = openedForm(request);
  const day = conditionsDay(request);
  const company = inputs.values && companyOf(inputs.values, opened);
  const fits = company && marketFit(company, conditionsOn(allConditions(site), day));
  const date = formatDate(day, site.locale);
  const answer =
    fits &&
    answered(request, {
      title: t('parts.fit.answer', { date }),
      sentences: [t('parts.fit.decide')],
    });
  return [
    shownCalculator(request, {
      id: 'fit',
      fields: fitFields(request, inputs, opened),
      hasInput: inputs.hasInput,
      answer,
    }),
    ...(fits ? answerBlocks(fits, request) : [sentence(t('parts.fit.before'))]),
  ];
};

/** The form that the page is about, until another is chosen. */
function openedForm({ settings }: PartRequest): CompanyForm | null {
  return COMPANY_FORMS.find((form) => form === settings['form']) ?? null;
}

type Inputs = ReturnType<typeof readInputs<typeof READERS>>;

function companyOf(values: NonNullable<Inputs['values']>, opened: CompanyForm | null): CompanyFacts {
  const dirhams = (name: 'capital' | 'equity' | 'profit' | 'value') => {
    const typed = values[`fit.${name}`];
    return typed === null ? null : Math.floor(typed / THOUSANDTHS);
  };
  const home = values['fit.home'];
  return {
    form: values['fit.form'] ?? opened,
    wants: values['fit.wants'],
    capital: dirhams('capital'),
    equity: dirhams('equity'),
    profit: dirhams('profit'),
    value: dirhams('value'),
    years: values['fit.years'],
    holders: values['fit.holders'],
    offer: values['fit.offer'],
    publicPart: values['fit.publicPart'],
    home: home === null ? null : home === 'yes',
  };
}

function fitFields({ t }: PartRequest, inputs: Inputs, opened: CompanyForm | null) {
  const typed = { ...inputs.typed, 'fit.form': inputs.typed['fit.form'] || (opened ?? '') };
  const field = fieldsOf({ typed, faults: inputs.faults }, t);
  const unknown = t('parts.fit.unknown');
  const chosen = (name: string, values: readonly string[], none: string | null = unknown) =>
    field(`fit.${name}`, {
      label: t(`parts.fit.${name}`),
      options: choices(values, (value) => t(`parts.fit.${name}.${value}`), none),
    });
  const number = (name: string) => field(`fit.${name}`, { label: t(`parts.fit.${name}`), isNumber: true });
  return [
    chosen('form', COMPANY_FORMS, opened ? null : unknown),
    chosen('wants', WANTS),
    ...['capital', 'equity', 'years', 'profit', 'holders', 'offer', 'publicPart', 'value'].map(number),
    chosen('home', YES_NO),
  ];
}

function answerBlocks(fits: readonly RouteFit[], request: PartRequest): FixedBlock[] {
  const { t } = request;
  const head = ['route', 'state', 'missing', 'unknown'].map((each) => t(`parts.fit.head.${each}`));
  const also = fits.flatMap(({ furtherNotes }) => furtherNotes);
  return [
    grid(
      head,
      fits.map((fit) => [
        [t(`parts.route.${fit.route}`)],
        [stateText(fit, request)],
        [listOf(fit, 'fails', request)],
        [listOf(fit, 'unknown', request)],
      ]),
    ),
    ...also.map((condition) => sentence(t('parts.fit.also', { what: conditionText(condition, t) }))),
  ];
}

function stateText({ state, step }: RouteFit, { t }: PartRequest): string {
  return step === null
    ? t(`parts.fit.state.${state}`)
    : `${t(`parts.fit.state.${state}`)} ${t(`parts.fit.step.${step}`)}`;
}

function listOf({ findings }: RouteFit, outcome: Finding['outcome'], request: PartRequest): string {
  const { t } = request;
  const found = findings.filter((finding) => finding.outcome === outcome);
  return found.map((finding) => findingText(finding, request)).join(t('common.listSeparator')) || '—';
}

function findingText({ condition, measured, needed, afterOffering }: Finding, { t }: PartRequest): string {
  const what = conditionText(condition, t);
  if (afterOffering) return t('parts.fit.afterOffering', { what });
  if (measured === null) return what;
  const asked = { ...condition, value: needed };
  return t('parts.fit.measured', { what, measured: measureText(condition, measured, t), needed: neededText(asked, t) });
}
