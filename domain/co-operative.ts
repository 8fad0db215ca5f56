/** Answers that decide whether a person may own shares of a co-operative; null for a question not answered. */
export interface OwnerAnswers {
  class: 'citizen' | 'gcc' | 'other' | null;
  member: boolean | null;
  account: boolean | null;
}

export type OwnerOutcome = 'may-buy' | 'open-account' | 'become-member' | 'may-not' | 'ask' | 'all';

/** Consumer co-operatives admit only citizens; other kinds may admit others too (docs/listing-conditions.md). */
export function mayOwn(answers: OwnerAnswers, isConsumer: boolean): OwnerOutcome {
  if (answers.class === null) return 'all';
  if (answers.class !== 'citizen') return isConsumer ? 'may-not' : 'ask';
  if (answers.member === null) return 'all';
  if (!answers.member) return 'become-member';
  if (answers.account === null) return 'all';
  return answers.account ? 'may-buy' : 'open-account';
}
