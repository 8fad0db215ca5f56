import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { Both } from '../../issuers/issuer.ts';
import type { Paper } from './paper.ts';

/** A document ready for typesetting, with every text in one language. */
export interface Letter {
  lang: Locale;
  letterhead: string;
  address: string;
  /** Short label in the corner: the symbol. */
  mark: string;
  accent: string;
  /** Label and value of each line below the letterhead. */
  facts: [name: string, value: string][];
  to: string[];
  subject: string;
  greeting: string;
  paragraphs: string[];
  table: { head: string[]; rows: string[][] } | null;
  closing: string;
  signatory: { name: string; title: string };
  footer: string;
  madeAt: Instant;
}

/** Sender, recipient and subject. */
export interface LetterFrame {
  letterhead: Both;
  address: Both;
  mark: string;
  accent: string;
  facts: [name: Both, value: Both][];
  to: Both[];
  subject: Both;
  greeting: Both;
  closing: Both;
  signatory: { name: Both; title: Both };
  madeAt: Instant;
}

const FOOTER: Both = {
  en: 'Made by a simulated exchange: the issuer, the persons and all figures are fictional.',
  ar: 'صادر عن بورصة افتراضية (محاكاة): المُصدر والأشخاص وجميع الأرقام افتراضية.',
};

/** Puts a document into its frame, in one language. */
export function letterOf(frame: LetterFrame, paper: Paper, lang: Locale): Letter {
  const say = (text: Both) => text[lang];
  const signatory = paper.signatory ?? frame.signatory;
  return {
    lang,
    letterhead: say(frame.letterhead),
    address: say(frame.address),
    mark: frame.mark,
    accent: frame.accent,
    facts: frame.facts.map(([name, value]) => [say(name), say(value)]),
    to: frame.to.map(say),
    subject: say(frame.subject).trim(),
    greeting: say(frame.greeting),
    paragraphs: paper.paragraphs.map(say),
    table: paper.table ? { head: paper.table.head.map(say), rows: paper.table.rows.map((row) => row.map(say)) } : null,
    closing: say(frame.closing),
    signatory: { name: say(signatory.name), title: say(signatory.title) },
    footer: say(FOOTER),
    madeAt: frame.madeAt,
  };
}
