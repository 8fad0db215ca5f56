import { addDays, addTradingDays, previousTradingDay } from '#domain/calendar.ts';
import type { Candidate, CandidateKind } from '#domain/board-election.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear, onTradingDay } from '../issuers/corporate-year.ts';
import type { Issuer, Person } from '../issuers/issuer.ts';
import { directorsOf, outsidersOf } from '../issuers/people.ts';
import { uuidOf, wholeOf } from '../issuers/seeded.ts';
import { electsBoard } from './meetings.ts';

/** An election with all its later data; `knownElections` returns what is public on a day. */
export interface Election {
  id: string;
  symbol: string;
  seats: number;
  boardSeats: number;
  announced: PlainDate;
  opens: PlainDate;
  closes: PlainDate;
  published: PlainDate;
  meeting: PlainDate;
  candidates: Candidate[];
}

/**
 * Days before the meeting. Nominations are open for a fortnight (docs/market-rules.md, Disclosure rules: at least ten
 * days).
 */
const ANNOUNCED = 42;
const OPENS = 38;
const CLOSES = 24;
const PUBLISHED = 7;
/** The invitation to an annual meeting's nominees is published this many trading days before it (meetings.ts). */
const NOMINEES_TRADING_DAYS = 5;
/** Every other year some directors' terms end at an extraordinary meeting. */
const RENEWAL_EVERY_YEARS = 2;
const PAST_YEARS = 1;

/** Elections announced by a day, latest meeting first; candidates and results only from their own days on. */
export function knownElections(issuers: readonly Issuer[], today: PlainDate): Election[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: PAST_YEARS + 2 }, (_, at) => year + 1 - at);
  return issuers
    .filter(({ kind }) => kind === 'equity')
    .flatMap((issuer) => years.flatMap((each) => [...wholeBoard(issuer, each), ...partOfBoard(issuer, each)]))
    .filter(({ symbol, announced, meeting }) => announced <= today && meeting > listedOn(issuers, symbol))
    .map((election) => ({ ...election, candidates: election.published <= today ? asOf(election, today) : [] }))
    .sort((a, b) => (a.meeting === b.meeting ? (a.symbol < b.symbol ? -1 : 1) : a.meeting < b.meeting ? 1 : -1));
}

const listedOn = (issuers: readonly Issuer[], symbol: string) =>
  issuers.find((issuer) => issuer.symbol === symbol)!.facts.listed;

/** Nobody is elected before the meeting. */
function asOf({ meeting, candidates }: Election, today: PlainDate): Candidate[] {
  if (meeting < today) return candidates;
  return candidates.map((one) => (one.status === 'elected' ? { ...one, status: 'accepted' } : one));
}

/**
 * The whole board is elected at an annual meeting every third year; the candidates are the members in the nominees'
 * letter.
 */
function wholeBoard(issuer: Issuer, meetingYear: number): Election[] {
  const year = corporateYear(issuer, meetingYear - 1);
  if (!electsBoard(issuer, year)) return [];
  const board = directorsOf(issuer.symbol);
  const key = `${issuer.symbol}/${year.fiscalYear}`;
  const late = outsidersOf(`${key}/late`, 1).map((person) => candidateOf(key, person, 'non-executive', 'withdrawn'));
  return [
    electionOf(key, issuer, year.generalMeeting, addTradingDays(year.generalMeeting, -NOMINEES_TRADING_DAYS), {
      seats: board.length,
      candidates: [...board.map((person, seat) => candidateOf(key, person, kindOf(person, seat), 'elected')), ...late],
    }),
  ];
}

/** Some seats at an extraordinary meeting: their members are candidates again, against others. */
function partOfBoard(issuer: Issuer, year: number): Election[] {
  const key = `${issuer.symbol}/${year}/renewal`;
  if (wholeOf(`renewal/${issuer.symbol}`, 0, RENEWAL_EVERY_YEARS - 1) !== year % RENEWAL_EVERY_YEARS) return [];
  const meeting = onTradingDay(addDays(`${year}-01-05`, wholeOf(`${key}/day`, 0, 354)));
  const board = directorsOf(issuer.symbol);
  const seats = wholeOf(`${key}/seats`, 1, 3);
  const again = board.slice(-seats).map((person) => candidateOf(key, person, 'independent', 'elected'));
  const others = outsidersOf(key, wholeOf(`${key}/others`, 1, 4)).map((person, at) =>
    candidateOf(key, person, 'independent', at === 1 ? 'withdrawn' : 'accepted'),
  );
  const published = previousTradingDay(addDays(meeting, -PUBLISHED));
  return [electionOf(key, issuer, meeting, published, { seats, candidates: [...again, ...others] })];
}

function electionOf(
  key: string,
  { symbol }: Issuer,
  meeting: PlainDate,
  published: PlainDate,
  what: Pick<Election, 'seats' | 'candidates'>,
): Election {
  return {
    id: uuidOf(`election/${key}`),
    symbol,
    boardSeats: directorsOf(symbol).length,
    announced: addDays(meeting, -ANNOUNCED),
    opens: addDays(meeting, -OPENS),
    closes: addDays(meeting, -CLOSES),
    published,
    meeting,
    ...what,
    candidates: what.candidates.toSorted((a, b) => (a.name.en < b.name.en ? -1 : 1)),
  };
}

/** The chair and the independent members are not executives; one other member may be. */
function kindOf({ title }: Person, seat: number): CandidateKind {
  if (title.en.startsWith('Independent')) return 'independent';
  return seat === 2 ? 'executive' : 'non-executive';
}

function candidateOf(key: string, { name }: Person, kind: CandidateKind, status: Candidate['status']): Candidate {
  const years = wholeOf(`${key}/${name.en}/years`, 6, 31);
  return { id: uuidOf(`candidate/${key}/${name.en}`), name, kind, years, status };
}
