import type { MwBoardElection } from '#upstream/wire/board-election.ts';
import { knownElections } from '../publications/elections.ts';
import type { World } from '../world.ts';
import { json } from './answer.ts';
import type { Answer } from './answer.ts';

/** Ours: board elections announced by now, latest meeting first. */
export function boardElections(world: World): Answer {
  const today = world.today();
  return json(
    knownElections(world.issuers(), today).map(({ boardSeats, candidates, ...election }): MwBoardElection => ({
      ...election,
      boardseats: boardSeats,
      result: election.meeting < today ? election.meeting : null,
      candidates: candidates.map(({ id, name, kind, years, status }) => ({
        id,
        name: name.en,
        namear: name.ar,
        kind,
        years,
        status,
      })),
    })),
  );
}
