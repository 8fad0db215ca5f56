import { isOutage, StoreError } from '#store/error.ts';
import { inTime } from '../in-time.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Reads } from './reads.ts';
import type { Tag, Tags } from './tags.ts';

/**
 * An answer whose tag has not moved is used again for this long: pages with moving figures are rendered each second, and
 * what else they show seldom changes. After that the store is asked again, in case this node missed a change.
 */
const TRUE_FOR_MS = 60_000;
/** How long to wait for the store when there is an earlier answer. */
const PATIENCE_MS = 600;
/** How long to wait when there is none. */
const LIMIT_MS = 8_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Share of the memory for pages whose address has values that readers choose. */
const KEYED_BY_INPUT_SHARE = 0.25;
/** A page rendered from an earlier answer is rendered again after this time. */
const OLD_HOLDS_MS = 1_000;
/** Of longer lists and larger records only this many parts are weighed. */
const WEIGHED_PARTS = 8;
/** Approximate size of a number or a reference, and the overhead of a list, a record or a text beside its parts. */
const [WORD_BYTES, HEAD_BYTES] = [8, 32];

const AWAY = 'The database does not answer: the page can be asked for again in a moment.';

interface Answer {
  value: unknown;
  /** Position of the tags before the store was queried. */
  position: number;
  at: number;
  bytes: number;
}

/** A query to the store. */
export interface Question {
  key: string;
  /** Tag that the answer depends on. */
  tag: Tag;
  /** False when the answer changes without a move of its tag: with the time, or with each run of a job. */
  isLasting: boolean;
  /** True when readers choose values in the address of the page. */
  isKeyedByInput: boolean;
  reads: Pick<Reads, 'holdsFor' | 'isOf'>;
}

/**
 * The last answer to each query of pages to the store: pages are rendered from them while nothing that they depend on has
 * moved, and while the store does not answer. Answers are shared by pages, and so are frozen.
 */
export interface LastAnswers {
  /**
   * Returns the last answer when it is still true; otherwise the store's. When the store does not answer in time, returns
   * the last one, and the page's reads note the time of that answer.
   */
  ask<T>(question: Question, ask: () => Promise<T>): Promise<T>;
}

interface Options {
  store: { isAway(): boolean };
  tags: Pick<Tags, 'position' | 'movedSince'>;
  steady(): number;
}

export function createLastAnswers({ store, tags, steady }: Options): LastAnswers {
  const [usual, keyedByInput] = [memoryOf(1 - KEYED_BY_INPUT_SHARE), memoryOf(KEYED_BY_INPUT_SHARE)];
  let heardAt = Number.NEGATIVE_INFINITY;

  const find = (key: string) => usual.get(key) ?? keyedByInput.get(key);

  /** Repeats a query once if only its connection broke. */
  async function renewed<T>({ key, isKeyedByInput }: Question, ask: () => Promise<T>): Promise<T> {
    const position = tags.position();
    const answer = await ask().catch((error: unknown) => {
      if (!isOutage(error) || store.isAway()) throw error;
      return ask();
    });
    const value = frozen(answer);
    heardAt = steady();
    const memory = isKeyedByInput && !usual.get(key) ? keyedByInput : usual;
    memory.put(key, { value, position, at: heardAt, bytes: key.length + weightOf(value) });
    return value;
  }

  /** Returns the earlier answer. If its tag has not moved, the answer was true until the store was last heard. */
  function earlier<T>({ tag, reads }: Question, answer: Answer): T {
    const isMoved = tags.movedSince(tag, answer.position);
    reads.isOf(isMoved ? answer.at : Math.max(answer.at, heardAt));
    reads.holdsFor(OLD_HOLDS_MS);
    return answer.value as T;
  }

  function isTrue({ tag, isLasting }: Question, { position, at }: Answer): boolean {
    return isLasting && steady() - at < TRUE_FOR_MS && !tags.movedSince(tag, position);
  }

  function none(): never {
    throw new StoreError('interrupted', AWAY);
  }

  return {
    async ask<T>(question: Question, ask: () => Promise<T>): Promise<T> {
      const last = find(question.key);
      if (store.isAway()) return last ? earlier<T>(question, last) : none();
      if (last && isTrue(question, last)) return last.value as T;
      const late = last ? () => earlier<T>(question, last) : none;
      const answer = renewed(question, ask);
      try {
        return await inTime(last ? PATIENCE_MS : LIMIT_MS, answer, late);
      } catch (error) {
        if (last && isOutage(error)) return earlier<T>(question, last);
        throw error;
      }
    },
  };
}

/** The value with all its lists and records frozen; bytes and other objects stay as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isRecord = Object.getPrototypeOf(value) === Object.prototype;
  if (!isRecord && !Array.isArray(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function memoryOf(share: number): Memory<Answer> {
  return createMemory<Answer>({ maxBytes: MAX_BYTES * share, bytesOf: ({ bytes }) => bytes, onGone: () => undefined });
}

/**
 * Approximate size in memory. A sample of parts stands for all: weighing every part of a long history takes longer than
 * reading it.
 */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + HEAD_BYTES;
  if (typeof value !== 'object' || value === null) return WORD_BYTES;
  const parts = Object.values(value);
  const weighed = parts.slice(0, WEIGHED_PARTS).reduce((sum, part) => sum + WORD_BYTES + weightOf(part), 0);
  return HEAD_BYTES + (parts.length > WEIGHED_PARTS ? (weighed * parts.length) / WEIGHED_PARTS : weighed);
}
