import { addDays } from '#domain/calendar.ts';
import type { BoardCommittee, Director, DirectorKind } from '#domain/board-of-directors.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear } from './corporate-year.ts';
import type { Issuer, Person } from './issuer.ts';
import { directorsOf, outsidersOf } from './people.ts';
import { wholeOf } from './seeded.ts';

const TERM_YEARS = 3;
/** Every seat of the board has a member from this year's general meeting on. */
const FIRST_YEAR = 2015;
/** Members of each committee, by seat: the independent members have the last seats of a board. */
const COMMITTEES: readonly (Pick<BoardCommittee, 'code'> & {
  name: { en: string; ar: string };
  task: { en: string; ar: string };
  seats: (seat: number, seats: number) => boolean;
})[] = [
  {
    code: 'audit',
    name: { en: 'Audit committee', ar: 'لجنة التدقيق' },
    task: {
      en: 'Reviews the financial statements, the auditor’s work and internal control.',
      ar: 'تراجع البيانات المالية وعمل مدقق الحسابات والرقابة الداخلية.',
    },
    seats: (seat, seats) => seat >= seats - 3,
  },
  {
    code: 'nomination',
    name: { en: 'Nomination and remuneration committee', ar: 'لجنة الترشيحات والمكافآت' },
    task: {
      en: 'Proposes candidates, and checks independence and pay each year.',
      ar: 'تقترح المرشحين، وتتحقق سنوياً من الاستقلالية والمكافآت.',
    },
    seats: (seat, seats) => seat === 3 || seat >= seats - 2,
  },
  {
    code: 'risk',
    name: { en: 'Risk committee', ar: 'لجنة المخاطر' },
    task: {
      en: 'Follows the risks of trading, clearing and technology.',
      ar: 'تتابع مخاطر التداول والتقاص والتقنية.',
    },
    seats: (seat, seats) => seat === 1 || seat === 3 || seat === seats - 1,
  },
];

/** The committees of a board, with names in both languages. */
export const BOARD_COMMITTEES = COMMITTEES.map(({ code, name, task }) => ({ code, name, task }));

/** Every seat of a company's board with its present and former members, and the dates of their terms. */
export function boardSeats(issuer: Issuer, today: PlainDate): Director[] {
  const people = directorsOf(issuer.symbol);
  return people
    .flatMap((person, seat) => {
      const joined = meetingOf(issuer, joinedIn(issuer.symbol, seat, today));
      const committees = COMMITTEES.filter((one) => one.seats(seat, people.length)).map(({ code }) => code);
      const at = { kind: kindOf(person, seat), committees, since: joined };
      const present = directorOf(person, { ...at, until: termEnd(issuer, today) });
      const [before] = outsidersOf(`${issuer.symbol}/seat/${seat}`, 1);
      const began = meetingOf(issuer, FIRST_YEAR);
      const past = directorOf({ ...before!, title: person.title }, { ...at, since: began, until: addDays(joined, -1) });
      return [present, past];
    })
    .filter(({ since }) => since <= today);
}

/** Year in which the member of a seat joined: one to three terms ago, and the same for every `today` after it. */
function joinedIn(symbol: string, seat: number, today: PlainDate): number {
  const year = 2018 + TERM_YEARS * wholeOf(`joined/${symbol}/${seat}`, 0, 2);
  return Math.min(year, Number(today.slice(0, 4)) - 1);
}

function meetingOf(issuer: Issuer, year: number): PlainDate {
  return corporateYear(issuer, year - 1).generalMeeting;
}

/** The general meeting at which the whole board stands for election next. */
function termEnd(issuer: Issuer, today: PlainDate): PlainDate {
  const years = [0, 1, 2, 3].map((ahead) => Number(today.slice(0, 4)) + ahead);
  const next = years.find((year) => (year - 2018) % TERM_YEARS === 0 && meetingOf(issuer, year) > today);
  return meetingOf(issuer, next ?? years.at(-1)!);
}

/** The chair and the independent members are not executives; one other member may be. */
function kindOf({ title }: Person, seat: number): DirectorKind {
  if (title.en.startsWith('Independent')) return 'independent';
  return seat === 2 ? 'executive' : 'non-executive';
}

function directorOf(
  { name, title, woman }: Person,
  of: Pick<Director, 'kind' | 'since' | 'until' | 'committees'>,
): Director {
  return { name, title, isWoman: woman, ...of };
}
