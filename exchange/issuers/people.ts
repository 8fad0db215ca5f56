import { FAMILIES, MEN, WOMEN } from './data/names.ts';
import type { Both, Person } from './issuer.ts';
import { entriesOf, entryOf, wholeOf } from './seeded.ts';

const CHAIR: Both = { en: 'Chairman', ar: 'رئيس مجلس الإدارة' };
const VICE_CHAIR: Both = { en: 'Vice Chairman', ar: 'نائب رئيس مجلس الإدارة' };
const MEMBER: Both = { en: 'Board Member', ar: 'عضو مجلس الإدارة' };
const INDEPENDENT: Both = { en: 'Independent Board Member', ar: 'عضو مجلس إدارة مستقل' };

const OFFICES: readonly Both[] = [
  { en: 'Chief Executive Officer', ar: 'الرئيس التنفيذي' },
  { en: 'Chief Financial Officer', ar: 'رئيس الشؤون المالية' },
  { en: 'Chief Operating Officer', ar: 'رئيس العمليات' },
  { en: 'General Counsel and Board Secretary', ar: 'المستشار القانوني وأمين سر مجلس الإدارة' },
  { en: 'Head of Investor Relations', ar: 'رئيس علاقات المستثمرين' },
];
const WOMEN_IN_TEN = 4;

/** Seven or nine members: the chair is no executive, a third are independent (market-rules.md, Disclosure rules). */
export function boardOf(symbol: string): Person[] {
  const seats = wholeOf(`seats/${symbol}`, 0, 1) === 0 ? 7 : 9;
  const families = entriesOf(`board/${symbol}`, FAMILIES, seats);
  return families.map((family, seat) => ({
    name: nameOf(`${symbol}/board/${seat}`, family),
    title: titleOf(seat, seats),
  }));
}

export function managementOf(symbol: string): Person[] {
  const families = entriesOf(`management/${symbol}`, FAMILIES, OFFICES.length);
  return OFFICES.map((title, at) => ({ name: nameOf(`${symbol}/office/${at}`, families[at]!), title }));
}

function titleOf(seat: number, seats: number): Both {
  if (seat === 0) return CHAIR;
  if (seat === 1) return VICE_CHAIR;
  return seat >= seats - Math.ceil(seats / 3) ? INDEPENDENT : MEMBER;
}

/** Given name, father's name, family's name. */
function nameOf(seed: string, family: Both): Both {
  const woman =
    wholeOf(`${seed}/woman`, 1, 10) <= WOMEN_IN_TEN && !seed.endsWith('/board/0') && !seed.endsWith('/board/1');
  const given = entryOf(seed, woman ? WOMEN : MEN);
  const father = entryOf(
    `${seed}/father`,
    MEN.filter((name) => name !== given),
  );
  return { en: `${given.en} ${father.en} ${family.en}`, ar: `${given.ar} ${father.ar} ${family.ar}` };
}
