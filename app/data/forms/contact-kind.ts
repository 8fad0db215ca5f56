import { addTradingDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { DESK_OF, type Topic } from '#domain/forms/contact-topics.ts';
import { answerDays, contactRecord } from '#domain/forms/contact.ts';
import { checkSign } from '#domain/forms/reference.ts';
import { textOf } from '#messages/text.tsx';
import type { FormKind } from './form-kind.ts';

/** Characters of the example reference. */
const EXAMPLE_SIGNS = '7KQM4F2';

/** Contact us. */
export const CONTACT: FormKind<'contact'> = {
  name: 'contact',
  page: 'discover-contact-us',
  terms: ({ exchange: { shortName } }) => ({ shortName }),
  texts: ({ exchange: { shortName } }) => ({
    example: `${shortName}-C-${EXAMPLE_SIGNS}-${checkSign(EXAMPLE_SIGNS)}`,
  }),
  chosen: (_, query) => ({ topic: query.getAll('topic') }),
  readBy: ({ locale }) => textOf(locale)('forms.notice.anyDesk'),
  period({ exchange, locale }) {
    const t = textOf(locale);
    const days = (count: number) => t('forms.days', { count });
    const { enquiry, complaint } = exchange.forms.keepDays;
    return t('forms.period.contact', { enquiry: days(enquiry), complaint: days(complaint) });
  },
  entry({ exchange, today }, values) {
    const { enquiry, complaint } = exchange.forms.keepDays;
    return {
      fields: contactRecord(values),
      email: values.email,
      keepDays: values.topic === 'complaint' ? complaint : enquiry,
      answerBy: answerDays(values.topic, today(), exchange.answerWithin).answerBy,
      desk: DESK_OF[values.topic],
    };
  },
  copy({ exchange, locale }, { fields, answerBy }, sentOn) {
    const t = textOf(locale);
    const topic = fields['topic'] as Topic;
    const day = formatDate(answerBy, locale);
    const acknowledged = formatDate(addTradingDays(sentOn, exchange.answerWithin.acknowledged), locale);
    return {
      facts: [t('mails.copy.topic', { topic: t(`forms.topic.${topic}`) })],
      next: topic === 'complaint' ? t('mails.copy.complaint', { acknowledged, day }) : t('mails.copy.answer', { day }),
    };
  },
};
