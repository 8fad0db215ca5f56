import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { meetingNotice, type IssuerMeetingNotice } from '#domain/meeting-notice.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from '#store/store.ts';

interface ReadDisclosure {
  disclosure: Disclosure;
  /** Text of the file; '' when it was not read. */
  text: string;
}

/** Stores general meetings found in disclosures: documents of the kind 'meeting-notice' by disclosure and language. */
export async function keepMeetingNotices(
  store: Pick<Store, 'documents'>,
  disclosures: readonly ReadDisclosure[],
  at: Instant,
): Promise<void> {
  const records = disclosures.flatMap(({ disclosure, text }) => {
    const { id, lang, symbol, issuer, headline, publishedAt } = disclosure;
    const notice = meetingNotice(headline, text, marketDate(publishedAt));
    const value: IssuerMeetingNotice | null = notice && { id, lang, symbol, issuer, publishedAt, notice };
    return value ? [{ key: `${id}:${lang}`, value }] : [];
  });
  if (records.length > 0) await store.documents.save('meeting-notice', records, at);
}
