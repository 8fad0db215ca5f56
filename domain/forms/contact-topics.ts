import type { DeskName } from './desks.ts';

/** Topics of a message to the exchange, in the order of the form. */
export const TOPICS = [
  'general',
  'services',
  'listing',
  'membership',
  'data',
  'press',
  'website',
  'privacy',
  'suggestion',
  'complaint',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Subject of a complaint. */
export const COMPLAINT_ABOUT = ['exchange', 'broker', 'company', 'other'] as const;

/** The desk that answers each topic: a key of `desks` in exchange.config.ts. */
export const DESK_OF = {
  general: 'general',
  services: 'investors',
  listing: 'listing',
  membership: 'members',
  data: 'data',
  press: 'press',
  website: 'general',
  privacy: 'privacy',
  suggestion: 'general',
  complaint: 'complaints',
} as const satisfies Record<Topic, DeskName>;

/** Business days by topic (`answerWithin` in exchange.config.ts). A complaint is first acknowledged, then decided. */
export interface AnswerWithin extends Record<Topic, number> {
  acknowledged: number;
}

/** Length of a message in characters. */
export const MESSAGE = { least: 20, most: 3_000 } as const;
