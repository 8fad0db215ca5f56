import { marketDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { ExchangeIdentity } from '../issuers/identity.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { managementOf } from '../issuers/people.ts';
import { contactOf } from '../issuers/profile.ts';
import { entryOf } from '../issuers/seeded.ts';
import type { Circular } from './circulars.ts';
import { letterOf } from './paper/letter.ts';
import type { Letter, LetterFrame } from './paper/letter.ts';
import { same } from './paper/paper.ts';
import type { Publication, PublicationFile } from './publication.ts';
import { dayInWords } from './words.ts';

const DATE: Both = { en: 'Date:', ar: 'التاريخ:' };
const SUBJECT_GREETING: Both = { en: 'Dear Sirs,', ar: 'تحية طيبة وبعد،' };
const RESPECTFULLY: Both = { en: 'Yours faithfully,', ar: 'وتفضلوا بقبول فائق الاحترام،' };
const SIGNS: readonly string[] = ['#0b4f6c', '#6b2d5c', '#1f5c4d', '#7a3e12', '#2f3e7a', '#7a1f33', '#3f4a1f'];
const HOUSE_COLOUR = '#123f4f';

/** A disclosure's file, a press release or a market announcement as a letter. */
export function disclosureLetter(
  identity: ExchangeIdentity,
  issuer: Issuer,
  publication: Publication,
  file: PublicationFile,
  lang: Locale,
): Letter {
  const own = publication.source !== 'issuer';
  const frame: LetterFrame = {
    letterhead: own ? identity.name : issuer.name,
    address: contactOf(issuer).address,
    mark: issuer.symbol,
    accent: own ? HOUSE_COLOUR : entryOf(`sign/${issuer.symbol}`, SIGNS),
    facts: [[DATE, dayInWords(marketDate(publication.at))]],
    to: own ? [addressees(publication)] : [identity.name, { en: 'Disclosure Department', ar: 'إدارة الإفصاح' }],
    subject: publication.headline,
    greeting: own ? same('') : SUBJECT_GREETING,
    closing: own ? same('') : RESPECTFULLY,
    signatory: managementOf(issuer.symbol)[0]!,
    madeAt: publication.at,
  };
  return letterOf(frame, file.paper(), lang);
}

function addressees({ source }: Publication): Both {
  return source === 'press'
    ? { en: 'For immediate publication', ar: 'للنشر الفوري' }
    : { en: 'To all who trade', ar: 'إلى جميع المتعاملين' };
}

/** A circular on the exchange's letterhead. `own` is the exchange as an issuer. */
export function circularLetter(identity: ExchangeIdentity, own: Issuer, circular: Circular, lang: Locale): Letter {
  const frame: LetterFrame = {
    letterhead: identity.name,
    address: contactOf(own).address,
    mark: identity.shortName,
    accent: HOUSE_COLOUR,
    facts: [
      [{ en: 'Circular No.:', ar: 'تعميم رقم:' }, same(circular.number)],
      [DATE, dayInWords(circular.on)],
    ],
    to: [{ en: 'To all members and listed companies', ar: 'إلى جميع الأعضاء والشركات المدرجة' }],
    subject: circular.headline,
    greeting: SUBJECT_GREETING,
    closing: RESPECTFULLY,
    signatory: managementOf(own.symbol)[2]!,
    madeAt: circular.published,
  };
  return letterOf(frame, { paragraphs: circular.paragraphs }, lang);
}
