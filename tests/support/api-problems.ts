import { expect } from 'vitest';
import { answeredInTime } from './answers.ts';

/** The path under which the API answers. */
export const BASE = '/api/v1';

/** The document that the API answers a refused request with. */
export interface Problem {
  type: string;
  status: number;
  detail: string;
  detailAr: string;
  known?: string[];
}

/** The problem that the API answers at a path, in both languages. */
export async function problemAt(siteUrl: string, path: string): Promise<Problem> {
  const response = await answeredInTime(siteUrl + BASE + path);
  expect([path, response.headers.get('Content-Type')]).toEqual([path, 'application/problem+json; charset=utf-8']);
  const problem = (await response.json()) as Problem;
  expect(problem.status).toBe(response.status);
  expect(problem.detailAr).toMatch(/[\u0600-\u06ff]/);
  return problem;
}

/** The name of a problem’s type. */
export const nameOf = ({ type }: Problem) => type.split('#')[1];
