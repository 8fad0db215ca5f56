import { MONTHS } from '#domain/date.ts';
import { agreementWith } from './arabic-gender.ts';
import { AUDITORS } from './data/names.ts';
import type { ExchangeIdentity } from './identity.ts';
import type { Both, Issuer } from './issuer.ts';
import { LEGAL_FORM_WORDS, PLACES } from './places.ts';
import { entryOf, wholeOf } from './seeded.ts';

export interface Contact {
  address: Both;
  phone: string;
  fax: string;
  website: string;
  email: string;
}

export function auditorOf({ symbol }: Issuer): Both {
  return entryOf(`auditor/${symbol}`, AUDITORS);
}

/** The exchange's own depository keeps the register; for issuers of other countries it uses an agent. */
export function registrarOf({ city }: Issuer, { shortName, name }: ExchangeIdentity): Both {
  const depository: Both = { en: `${shortName} Central Depository`, ar: `الإيداع المركزي، ${name.ar}` };
  const abroad = PLACES[city].isinCountry !== 'AE';
  return abroad ? { en: 'Daftar Registrars', ar: 'دفتر لسجلات المساهمين' } : depository;
}

/** Contacts that nobody has: numbers 555 01xx; websites below .example, which cannot be registered. */
export function contactOf({ symbol, city }: Issuer): Contact {
  const place = PLACES[city];
  const box = wholeOf(`box/${symbol}`, 1_200, 98_900);
  const line = String(wholeOf(`line/${symbol}`, 0, 98)).padStart(2, '0');
  const host = symbol.toLowerCase();
  return {
    address: {
      en: `P.O. Box ${box}, ${place.city.en}, ${place.country.en}`,
      ar: `ص.ب. ${box}، ${place.city.ar}، ${place.country.ar}`,
    },
    phone: `${place.dial} 555 01${line}`,
    fax: `${place.dial} 555 0199`,
    website: `https://www.${host}.example`,
    email: `ir@${host}.example`,
  };
}

/** Three sentences in HTML; the last line names the country in the form that readers of the feed look for. */
export function briefOf(issuer: Issuer, { shortName, name }: ExchangeIdentity): Both {
  const { facts } = issuer;
  const place = PLACES[issuer.city];
  const [founded, listed] = [facts.founded.slice(0, 4), facts.listed.slice(0, 4)];
  const month = Number(facts.listed.slice(5, 7)) - 1;
  const words = arabicWords(issuer);
  const form = LEGAL_FORM_WORDS[facts.form];
  const formEn = form.en && ` as ${form.en}`;
  const formAr = form.ar && ` بصفة ${form.ar}`;
  return {
    en:
      `<p>${issuer.name.en} is ${facts.does.en}. It was founded in ${founded}${formEn} and has its head office in ${place.city.en}.` +
      ` Its ${unitsEn(issuer)} have been listed on ${shortName} since ${MONTHS.en[month]} ${listed}.</p>` +
      `<p><strong>Country of incorporation: ${place.country.en}</strong></p>`,
    ar:
      `<p>${issuer.name.ar} ${facts.does.ar}. ${words.founded} عام ${founded}${formAr} ${words.office} في ${place.city.ar}.` +
      ` و${words.units} مدرجة في ${name.ar} منذ ${MONTHS.ar[month]} ${listed}.</p>` +
      `<p><strong>بلد التأسيس: ${place.country.ar}</strong></p>`,
  };
}

function unitsEn({ kind }: Issuer): string {
  return kind === 'equity' ? 'shares' : 'units';
}

function arabicWords(issuer: Issuer): { founded: string; office: string; units: string } {
  const { past, its } = agreementWith(issuer);
  const units = issuer.kind === 'equity' ? 'أسهم' : 'وحدات';
  return { founded: past('تأسس'), office: `ومقر${its} الرئيسي`, units: units + its };
}
