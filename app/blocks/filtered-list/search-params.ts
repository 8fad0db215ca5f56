import { latinDigits } from '#domain/arabic.ts';
import { parseWordedDate } from '#domain/date.ts';
import { parseMonth, type Month } from '#domain/month.ts';
import { WORDS_MAX } from '#domain/search.ts';
import type { PlainDate } from '#domain/time.ts';

/** A part of the address that could not be followed. */
export interface Ignored {
  parameter: string;
  value: string;
  /** For a day without rows: the day whose rows are shown instead, or the first that has any. */
  nearest?: PlainDate;
}

/** Larger than the number of pages of any list. */
const PAGE_MAX = 100_000;

/** Larger than the number of values of any name. */
const VALUES_MAX = 100;

/** Reads the parameters of a query one by one; an invalid value is null, and is named in `ignored`. */
export function readQuery(query: URLSearchParams) {
  const ignored: Ignored[] = [];
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, WORDS_MAX);
  const ignore = (parameter: string, value: string) => {
    ignored.push({ parameter, value });
    return null;
  };

  function day(name: string): PlainDate | null {
    const value = text(name);
    return value === '' ? null : (parseWordedDate(latinDigits(value)) ?? ignore(name, value));
  }

  return {
    ignored,
    text,
    day,
    month(name: string): Month | null {
      const value = latinDigits(text(name));
      return value === '' ? null : (parseMonth(value) ?? ignore(name, value));
    },
    oneOf<T extends string>(name: string, known: readonly T[]): T | null {
      const value = text(name);
      if (value === '') return null;
      return known.find((option) => option.toLowerCase() === value.toLowerCase()) ?? ignore(name, value);
    },
    /**
     * Each known value of a name that is in the address several times, or once with commas, in the order of the
     * address.
     */
    manyOf<T extends string>(name: string, known: readonly T[]): T[] {
      const values = query.getAll(name).flatMap((value) => value.split(/[,،]/, VALUES_MAX));
      const trimmed = values.map((value) => value.trim().slice(0, WORDS_MAX));
      const found = trimmed.filter(Boolean).map((value) => {
        return known.find((option) => option.toLowerCase() === value.toLowerCase()) ?? ignore(name, value);
      });
      return [...new Set(found.filter((value) => value !== null))];
    },
    /** Two days, both included; in the wrong order they are swapped. */
    days(): { from: PlainDate | null; to: PlainDate | null } {
      const [from, to] = [day('from'), day('to')];
      if (from === null || to === null || from <= to) return { from, to };
      ignore('days', `${from} – ${to}`);
      return { from: to, to: from };
    },
    /** Number of the page, from 1; 1 where there is none. */
    page(): number {
      const value = latinDigits(text('page'));
      if (value === '') return 1;
      const page = /^\d{1,6}$/.test(value) ? Number(value) : 0;
      if (page < 1 || page > PAGE_MAX) ignore('page', value);
      return page < 1 ? 1 : Math.min(page, PAGE_MAX);
    },
  };
}

/** The number of pages, and the requested page or the last; a page past the last is added to what is ignored. */
export function pageWithin(
  filters: { page: number; ignored: readonly Ignored[] },
  total: number,
  size: number,
): { page: number; pages: number; ignored: readonly Ignored[] } {
  const pages = Math.max(1, Math.ceil(total / size));
  const pastEnd = filters.page > pages ? [{ parameter: 'page', value: String(filters.page) }] : [];
  return { page: Math.min(filters.page, pages), pages, ignored: [...filters.ignored, ...pastEnd] };
}

/** Names and values as a query with its question mark; empty values are omitted. */
export function queryOf(values: Readonly<Record<string, string | number | null>>): string {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}` : '';
}
