import { pick, type Bilingual } from '#domain/bilingual.ts';
import { specOf, type ContractSpec } from '#domain/contract-spec.ts';
import { contractLife } from '#domain/future-expiry.ts';
import { baseMargin } from '#domain/future-margin.ts';
import { indexFairValue } from '#domain/future-value.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { integer, price, twoDecimals } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import { limitPercents } from '#domain/tick.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { nameOfCode } from '#app/data/company/name-of-code.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { dayWords, grid, sentence, words } from './words.ts';

interface OpenContract {
  security: Security;
  spec: ContractSpec;
  expiresOn: PlainDate;
  quote: Quote | null;
  /** In theory; null for a share or oil, and while the index has no level. */
  fairValue: number | null;
}

/** Contracts that an article asks for: all, those on shares, on oil, or on the index. */
export function specsFor({ site, settings }: Pick<PartRequest, 'site' | 'settings'>): readonly ContractSpec[] {
  const { contracts } = site.exchange.derivatives;
  const kinds: Record<string, ContractSpec['kind']> = { shares: 'share', oil: 'oil', index: 'index' };
  const kind = kinds[settings['root'] ?? 'all'];
  return kind === undefined ? contracts : contracts.filter((spec) => spec.kind === kind);
}

/** Open contracts, the first to end first, with what is put down for one. */
export const contractsPart: PartLoader = async (request) => {
  const { t, site } = request;
  const { locale } = site;
  const open = await openContracts(request);
  if (open.length === 0) return [sentence(t('parts.contracts.none'))];
  const head = ['contract', 'ends', 'left', 'last', 'settlement', 'openInterest', 'margin', 'fair'];
  return [
    grid(
      head.map((each) => t(`parts.contracts.${each}`)),
      open.map(({ security, spec, expiresOn, quote, fairValue }) => [
        words(locale, security.symbol),
        dayWords(locale, expiresOn),
        words(locale, String(contractLife(expiresOn, site.today()).tradingDaysLeft)),
        words(locale, priceText(spec, quote?.last)),
        words(locale, priceText(spec, quote?.settlementPrice)),
        words(locale, integer(quote?.openInterest)),
        words(locale, integer(marginOf(spec, quote))),
        words(locale, priceText(spec, fairValue)),
      ]),
      t('parts.contracts.caption'),
    ),
  ];
};

/** When the open contracts trade last. */
export const expiriesPart: PartLoader = async (request) => {
  const { t, site } = request;
  const open = await openContracts(request);
  if (open.length === 0) return [sentence(t('parts.contracts.none'))];
  const days = [...new Set(open.map(({ expiresOn }) => expiresOn))].toSorted();
  return [
    grid(
      [t('parts.contracts.ends'), t('parts.contracts.contracts')],
      days.map((day) => [
        dayWords(site.locale, day),
        words(
          site.locale,
          open
            .filter(({ expiresOn }) => expiresOn === day)
            .map(({ security }) => security.symbol)
            .join(t('common.listSeparator')),
        ),
      ]),
    ),
  ];
};

/** What the contracts are, side by side. */
export const specificationPart: PartLoader = async (request) => {
  const { t, site } = request;
  const { locale } = site;
  const specs = specsFor(request);
  if (specs.length === 0) return [sentence(t('parts.contracts.none'))];
  const names = await Promise.all(specs.map(({ root }) => nameOfCode(site, root)));
  const head = ['name', 'size', 'months', 'tick', 'limits', 'percent', 'settled'];
  return [
    grid(
      head.map((each) => t(`parts.spec.${each}`)),
      specs.map((spec, at) => [
        words(locale, nameOf(names[at] ?? null, spec, locale)),
        [t(`parts.spec.size.${spec.kind}`, { size: integer(spec.size) })],
        words(locale, String(spec.months)),
        words(locale, spec.tick === null ? t('parts.spec.asShare') : twoDecimals(spec.tick)),
        [limitsText(spec, request)],
        words(locale, `${spec.margin / 1_000}%`),
        [t(`parts.spec.settled.${spec.kind}`)],
      ]),
    ),
  ];
};

function nameOf(name: Bilingual | null, { root }: ContractSpec, locale: Site['locale']): string {
  return name ? `${pick(name, locale)} (${root})` : root;
}

function limitsText({ limits }: ContractSpec, { t, site }: PartRequest): string {
  const { up, down } = limits ?? limitPercents(site.today());
  return t('parts.spec.limitsOf', { up: `+${up}%`, down: `−${down}%` });
}

async function openContracts(request: PartRequest): Promise<OpenContract[]> {
  const { site } = request;
  const specs = specsFor(request);
  const [listed, quotes] = await Promise.all([
    site.store.securities.list({ exchange: 'home', active: true, kind: 'future' }),
    knownQuotes(site),
  ]);
  const today = site.today();
  const found = await Promise.all(
    listed.map(async (security): Promise<OpenContract | null> => {
      const spec = specOf(specs, security.symbol);
      const document = await site.store.documents.find<InstrumentTerms>('instrument-terms', security.symbol);
      const expiresOn = document?.value.kind === 'future' ? document.value.expiresOn : null;
      if (!spec || expiresOn === null || contractLife(expiresOn, today).state === 'expired') return null;
      const quote = quotes.get(security.symbol) ?? null;
      return { security, spec, expiresOn, quote, fairValue: fairOf(spec, expiresOn, site) };
    }),
  );
  return found
    .flatMap((contract) => contract ?? [])
    .sort((a, b) => (a.expiresOn === b.expiresOn ? 0 : a.expiresOn < b.expiresOn ? -1 : 1));
}

/** Dividends of a share within its contract's life are seldom confirmed: the index alone has a fair value here. */
function fairOf(spec: ContractSpec, expiresOn: PlainDate, site: Site): number | null {
  const level = spec.kind === 'index' ? site.live.index(spec.root)?.value : undefined;
  if (level === undefined || spec.tick === null) return null;
  return indexFairValue(level, site.exchange.derivatives.carry, site.today(), expiresOn, spec.tick);
}

function marginOf(spec: ContractSpec, quote: Quote | null): number | null {
  return quote?.settlementPrice ? baseMargin(quote.settlementPrice, spec.size, spec.margin) / 1_000 : null;
}

function priceText({ kind }: ContractSpec, value: number | null | undefined): string {
  return kind === 'index' ? twoDecimals(value) : price(value);
}
