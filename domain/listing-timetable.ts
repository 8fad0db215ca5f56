/** Stages of an offering, in order. */
export const OFFERING_STAGES = [
  'prepare',
  'advisers',
  'convert',
  'prospectus',
  'announce',
  'subscribe',
  'allot',
] as const;
export type OfferingStage = (typeof OFFERING_STAGES)[number];

/** The party that acts in a stage. */
export type StageActor = 'company' | 'advisers' | 'regulator' | 'investors' | 'depository';

export interface TimetableStage {
  stage: OfferingStage;
  /** Weeks before the first trade at which the stage begins and ends. */
  weeksBefore: readonly [from: number, to: number];
  who: StageActor;
}

/** The weeks from the beginning of the first stage to the first trade. */
export function weeksOfAll(timetable: readonly TimetableStage[]): number {
  return Math.max(0, ...timetable.map(({ weeksBefore: [from] }) => from));
}
