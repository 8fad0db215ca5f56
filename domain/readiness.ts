/** What companies are asked before an offering, by subject, in the order of the page. */
export const READINESS_GROUPS = ['finance', 'governance', 'structure', 'story', 'investors'] as const;
export type ReadinessGroup = (typeof READINESS_GROUPS)[number];
/** Questions of each group. */
export const GROUP_SIZE = 4;

export interface GroupReadiness {
  group: ReadinessGroup;
  yes: number;
  answered: number;
  /** Numbers of its questions without a yes. */
  open: number[];
}

/** Numbers of the questions of a group, the first is 1. */
export function questionsOf(group: ReadinessGroup): number[] {
  const first = READINESS_GROUPS.indexOf(group) * GROUP_SIZE + 1;
  return Array.from({ length: GROUP_SIZE }, (_, at) => first + at);
}

/** Yeses by group; groups are never added up, since one does not make up for another. */
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
