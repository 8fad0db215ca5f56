import { inject } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { rightsIssuesBy, rightsSymbolOf } from '#exchange/issuers/rights-issues.ts';
import { jsonAt } from './answers.ts';
import { jobsRead } from './jobs-read.ts';

/** The market's day of the shared site. */
export const TODAY = '2026-11-18';
/** The page of rights issues. */
export const PAGE = pathOf('investing-rights-issue-subscription');

/** A row of a file. */
export type Row = Record<string, string | number | null>;

/** The rights issues of the embedded exchange. */
export const planned = rightsIssuesBy(issuersOf(exchange), TODAY);
/** The rights issue whose rights are traded, and their symbol. */
export const trading = planned.find(({ days }) => days.tradingFrom <= TODAY && TODAY <= days.tradingTo)!;
export const RIGHT = rightsSymbolOf(trading);
/** The path of a security’s page. */
export const companyPage = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });

/** The rows of the page’s file. */
export async function rightsRows(prefix: string, query = ''): Promise<Row[]> {
  return (await jsonAt<{ rows: Row[] }>(inject('siteUrl'), `${prefix}${PAGE}.json${query}`)).rows;
}

/** Waits until the shared site has read the rights issues and the securities. */
export const rightsRead = () => jobsRead(inject('siteUrl'), ['rights-issues', 'reference']);
