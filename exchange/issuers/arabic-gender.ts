import type { Issuer } from './issuer.ts';

/** Forms of Arabic words that agree with an issuer: banks and funds are masculine, companies feminine. */
export interface ArabicAgreement {
  /** Past tense from its masculine form: 'وقّع' returns 'وقّع' or 'وقّعت'. */
  past(masculine: string): string;
  /** Present tense from its stem without the first letter: 'فيد' returns 'يفيد' or 'تفيد'. */
  present(stem: string): string;
  /** The possessive pronoun that ends a noun: 'ه' or 'ها'. */
  its: 'ه' | 'ها';
}

export function agreementWith({ kind, name }: Pick<Issuer, 'kind' | 'name'>): ArabicAgreement {
  const masculine = kind !== 'equity' || /^(بنك|مصرف|طيران)/.test(name.ar);
  return {
    past: (verb) => (masculine ? verb : `${verb}ت`),
    present: (stem) => (masculine ? 'ي' : 'ت') + stem,
    its: masculine ? 'ه' : 'ها',
  };
}
