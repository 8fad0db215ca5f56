import { FAMILIES, MEN, WOMEN } from './data/names.ts';
import type { Both, Person } from './issuer.ts';
import { entriesOf, entryOf, wholeOf } from './seeded.ts';

/** A seat or office; the Arabic title differs for a woman. */
interface Title extends Both {
  arWoman: string;
}

const CHAIR: Title = { en: 'Chairman', ar: 'رئيس مجلس الإدارة', arWoman: 'رئيسة مجلس الإدارة' };
const VICE_CHAIR: Title = { en: 'Vice Chairman', ar: 'نائب رئيس مجلس الإدارة', arWoman: 'نائبة رئيس مجلس الإدارة' };
const MEMBER: Title = { en: 'Board Member', ar: 'عضو مجلس الإدارة', arWoman: 'عضوة مجلس الإدارة' };
const INDEPENDENT: Title = {
  en: 'Independent Board Member',
  ar: 'عضو مجلس إدارة مستقل',
  arWoman: 'عضوة مجلس إدارة مستقلة',
};

const OFFICES: readonly Title[] = [
  { en: 'Chief Executive Officer', ar: 'الرئيس التنفيذي', arWoman: 'الرئيسة التنفيذية' },
  { en: 'Chief Financial Officer', ar: 'رئيس الشؤون المالية', arWoman: 'رئيسة الشؤون المالية' },
  { en: 'Chief Operating Officer', ar: 'رئيس العمليات', arWoman: 'رئيسة العمليات' },
  {
    en: 'General Counsel and Board Secretary',
    ar: 'المستشار القانوني وأمين سر مجلس الإدارة',
    arWoman: 'المستشارة القانونية وأمينة سر مجلس الإدارة',
  },
  { en: 'Head of Investor Relations', ar: 'رئيس علاقات المستثمرين', arWoman: 'رئيسة علاقات المستثمرين' },
];
const WOMEN_IN_TEN = 4;

/** Seven or nine members: the chair is not an executive, a third are independent (docs/market-rules.md, Disclosure rules). */
export function directorsOf(symbol: string): Person[] {
  const seats = wholeOf(`seats/${symbol}`, 0, 1) === 0 ? 7 : 9;
  const families = entriesOf(`board/${symbol}`, FAMILIES, seats);
  return families.map((family, seat) => personOf(`${symbol}/board/${seat}`, family, titleOf(seat, seats)));
}

/** People who sit on no board; `name` identifies the election in which they are candidates. */
export function outsidersOf(name: string, count: number): Person[] {
  const families = entriesOf(`outsiders/${name}`, FAMILIES, count);
  return families.map((family, at) => personOf(`${name}/outsider/${at}`, family, MEMBER));
}

export function managementOf(symbol: string): Person[] {
  const families = entriesOf(`management/${symbol}`, FAMILIES, OFFICES.length);
  return OFFICES.map((title, at) => personOf(`${symbol}/office/${at}`, families[at]!, title));
}

function titleOf(seat: number, seats: number): Title {
  if (seat === 0) return CHAIR;
  if (seat === 1) return VICE_CHAIR;
  return seat >= seats - Math.ceil(seats / 3) ? INDEPENDENT : MEMBER;
}

function personOf(seed: string, family: Both, { en, ar, arWoman }: Title): Person {
  const woman =
    wholeOf(`${seed}/woman`, 1, 10) <= WOMEN_IN_TEN && !seed.endsWith('/board/0') && !seed.endsWith('/board/1');
  return { name: nameOf(seed, family, woman), title: { en, ar: woman ? arWoman : ar }, woman };
}

/** Given name, father's name, family's name. */
function nameOf(seed: string, family: Both, woman: boolean): Both {
  const given = entryOf(seed, woman ? WOMEN : MEN);
  const father = entryOf(
    `${seed}/father`,
    MEN.filter((name) => name !== given),
  );
  return { en: `${given.en} ${father.en} ${family.en}`, ar: `${given.ar} ${father.ar} ${family.ar}` };
}
