/** Subjects of the questions on readiness for an offering, in page order. */
export const READINESS_GROUPS = ['finance', 'governance', 'structure', 'story', 'investors'] as const;
export type ReadinessGroup = (typeof READINESS_GROUPS)[number];
/** Number of questions in each group. */
export const GROUP_SIZE = 4;

export interface GroupReadiness {
  group: ReadinessGroup;
  yes: number;
  answered: number;
  /** Numbers of the group's questions without a yes. */
  open: number[];
}

/** Numbers of the questions of a group, counted from 1 across all groups. */
export function questionsOf(group: ReadinessGroup): number[] {
  const first = READINESS_GROUPS.indexOf(group) * GROUP_SIZE + 1;
  return Array.from({ length: GROUP_SIZE }, (_, at) => first + at);
}

/** Yeses by group; groups are not summed, because one does not make up for another. */
export function readinessOf(answers: Readonly<Record<number, 'yes' | 'no' | null>>): GroupReadiness[] {
  return READINESS_GROUPS.map((group) => {
    const questions = questionsOf(group);
    const isYes = (question: number) => answers[question] === 'yes';
    return {
      group,
      yes: questions.filter(isYes).length,
      answered: questions.filter((question) => answers[question] === 'yes' || answers[question] === 'no').length,
      open: questions.filter((question) => !isYes(question)),
    };
  });
}
