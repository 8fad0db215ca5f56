import { z } from 'zod';
const AMOUNT = z
  .string()
  .regex(/^-?\d+\.\d{3}$/)
  .nullable();
const COUNT = z.int().nonnegative().nullable();
const MOMENT = z.iso.datetime({ offset: true }).endsWith('+04:00').nullable();
const FIGURES = {
  last: AMOUNT,
  change: AMOUNT,
  changePercent: AMOUNT,
  volume: COUNT,
  value: AMOUNT,
  trades: COUNT,
  bid: AMOUNT,
  bidVolume: COUNT,
  offer: AMOUNT,
  offerVolume: COUNT,
  previousClose: AMOUNT,
  open: AMOUNT,
  high: AMOUNT,
  low: AMOUNT,
  close: AMOUNT,
  high52: AMOUNT,
  low52: AMOUNT,
  marketCap: AMOUNT,
  lastTraded: MOMENT,
};
const SECURITY = {
  symbol: z.string().min(1),
  name: z.string().min(1),
  isin: z.string().length(12).nullable(),
  currency: z.string().length(3).nullable(),
  priceUnit: z.union([z.string().length(3), z.enum(['% of par', 'points', 'USD a barrel'])]).nullable(),
};
const BOARD = z.enum(['510', '520', '505', '602', '200', 'debt', 'carbon']).nullable();
const DAY = z.iso.date().nullable();
const WORDS = z.string().nullable();
const OF_LISTS = {
  ...FIGURES,
  couponPercentage: AMOUNT,
  profitRate: AMOUNT,
  maturityDate: DAY,
  netPrice: AMOUNT,
  accruedInterest: AMOUNT,
  accruedEarning: AMOUNT,
  couponsAYear: COUNT,
  distributionsAYear: COUNT,
  issueDate: DAY,
  parValue: AMOUNT,
  issueValue: AMOUNT,
  numberOfBonds: COUNT,
  numberOfSukuk: COUNT,
  fundManager: WORDS,
  managingCompanyFees: AMOUNT,
  fundStructure: WORDS,
  custodian: WORDS,
  administrator: WORDS,
  sector: WORDS,
  board: BOARD,
};
const optional = <Of extends object>(of: Of) =>
  Object.fromEntries(Object.keys(of).map((key) => [key, true])) as Record<keyof Of, true>;
const LIST_ROW = z.strictObject({ ...SECURITY, ...OF_LISTS }).partial(optional(OF_LISTS));
const WATCH_ROW = z
  .strictObject({ ...SECURITY, state: z.enum(['suspended', 'untraded', 'trading']), ...FIGURES })
  .partial(optional(FIGURES));
const file = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    title: z.string().min(1),
    language: z.enum(['en', 'ar']),
    source: z.string().min(1),
    page: z.url(),
    asOf: MOMENT,
    delayed: z.boolean(),
    simulated: z.boolean(),
    view: z.record(z.string(), z.string().nullable()),
    ignored: z.array(z.strictObject({ parameter: z.string(), value: z.string() })),
    columns: z.record(z.string(), z.string().min(1)),
    rows: z.array(row),
  });
/** The JSON of a list of securities. */
export const LIST_FILE = file(LIST_ROW);
/** The JSON of the market watch. */
export const WATCH_FILE = file(WATCH_ROW);
