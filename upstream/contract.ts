/**
 * Every answer of the exchange's services as on the wire, before validation and conversion. Types only: the embedded
 * exchange writes these shapes, the schemas in `calls/` read them. Marks: [V] verified, [P] read by public code, [I]
 * inferred, [ours] an addition of this project. An addition that only one call reads may declare its shape in the file of
 * that call.
 */
export type * from './wire/board-election.ts';
export type * from './wire/capital-change.ts';
export type * from './wire/carbon.ts';
export type * from './wire/company.ts';
export type * from './wire/content.ts';
export type * from './wire/disclosure.ts';
export type * from './wire/foreign-ownership.ts';
export type * from './wire/future.ts';
export type * from './wire/holding.ts';
export type * from './wire/investor.ts';
export type * from './wire/margin-week.ts';
export type * from './wire/listing.ts';
export type * from './wire/market.ts';
export type * from './wire/market-stream.ts';
export type * from './wire/member.ts';
export type * from './wire/offering.ts';
export type * from './wire/ownership.ts';
export type * from './wire/price-history.ts';
export type * from './wire/registration.ts';
export type * from './wire/rights.ts';
export type * from './wire/service.ts';
export type * from './wire/sharia.ts';
export type * from './wire/vacancy.ts';
