import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import { CANDIDATE_KINDS, CANDIDATE_STATUSES, type BoardElection } from '#domain/board-election.ts';
import type { MwBoardElection, MwCandidate } from '../../contract.ts';
import { day, fewOf, identifier, optionalDay, optionalText, requiredText, symbol } from '../../fields.ts';
import { bilingual } from '../../languages.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const YEARS_MOST = 100;
const SEATS_MOST = 100;

const candidateSchema = z.object({
  id: identifier,
  name: requiredText,
  namear: optionalText,
  kind: z.enum(CANDIDATE_KINDS),
  years: fewOf(YEARS_MOST),
  status: z.enum(CANDIDATE_STATUSES),
} satisfies FieldsOf<MwCandidate>);

const electionSchema = z.object({
  id: identifier,
  symbol,
  seats: fewOf(SEATS_MOST),
  boardseats: fewOf(SEATS_MOST),
  announced: day,
  opens: day,
  closes: day,
  published: day,
  meeting: day,
  result: optionalDay,
  candidates: z.array(candidateSchema),
} satisfies FieldsOf<MwBoardElection>);

const readElection = rowReader(electionSchema, (row): BoardElection => {
  const { announced, opens, closes, published, meeting, result, seats, boardseats } = row;
  const days = [announced, opens, closes, published, meeting, ...(result === null ? [] : [result])];
  if (days.some((each, at) => at > 0 && each < days[at - 1]!)) throw new RowFault('its days are out of order');
  if (closes === published) throw new RowFault('candidates are published while nominations are open');
  if (seats === 0 || seats > boardseats) throw new RowFault(`${seats} seats of a board of ${boardseats}`);
  return {
    id: row.id,
    symbol: row.symbol,
    seats,
    boardSeats: boardseats,
    announcedOn: announced,
    opensOn: opens,
    closesOn: closes,
    publishedOn: published,
    meetingOn: meeting,
    resultOn: result,
    candidates: row.candidates.map(({ name, namear, ...candidate }) => ({
      ...candidate,
      name: bilingual(name, namear),
    })),
  };
});

/** Board elections, announced and past (our addition). */
export const boardElectionsCall = defineCall({
  name: 'board-elections',
  title: 'Board elections',
  host: 'market',
  path: '/board-elections',
  read:
    (client) =>
    ({ signal }: CallOptions = {}): Promise<Batch<BoardElection>> =>
      client.json({ signal }, (answer) => readRows(parseAnswer(z.array(z.unknown()), answer), readElection)),
});
