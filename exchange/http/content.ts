import type { Locale } from '#domain/locale.ts';
import type { World } from '../world.ts';
import { brokerItems } from './content-brokers.ts';
import { circularItems } from './content-circulars.ts';
import { eventItems } from './content-events.ts';
import { marketMakerItems } from './market-makers.ts';
import { offeringItems } from './content-offerings.ts';
import { registrationItems } from './content-registrations.ts';
import { rightsItems } from './content-rights.ts';
import { serviceItems } from './content-services.ts';
import { securityItems } from './content-securities.ts';
import { vacancyItems } from './content-vacancies.ts';
import { vendorItems } from './content-vendors.ts';
import { notFound } from './answer.ts';
import type { Answer } from './answer.ts';
import { localeIn } from './ask.ts';
import type { Ask } from './ask.ts';
import { answerList, expands } from './odata.ts';

/** The items of an entity in one language; `withFiles` when the request expands them. */
type Items = (world: World, lang: Locale, withFiles: boolean) => readonly object[] | Promise<readonly object[]>;

/** Calls 1, 2 and 10, the roster (docs/contracts.md) and our additions. */
const ENTITIES: Record<string, Items> = {
  brokers: brokerItems,
  circulars: circularItems,
  dfmevents: eventItems,
  ipos: offeringItems,
  marketmakers: marketMakerItems,
  registrations: registrationItems,
  rightsissues: rightsItems,
  securities: securityItems,
  services: serviceItems,
  vacancies: vacancyItems,
  vendors: vendorItems,
};

const SERVICE = '/web/sf/v1';

/** The address of each entity. */
export const CONTENT_PATHS: readonly string[] = Object.keys(ENTITIES).map((entity) => `${SERVICE}/${entity}`);

/** An entity of the content service in one language. */
export async function contentService(world: World, ask: Ask): Promise<Answer> {
  const entity = ask.path.slice(ask.path.lastIndexOf('/') + 1);
  const itemsOf = ENTITIES[entity];
  if (itemsOf === undefined) return notFound();
  const lang = localeIn(ask.query, 'sf_culture', 'culture');
  const items = await itemsOf(world, lang, expands(ask.query, 'Resources'));
  // Next links use the host of the request, so that a client can follow them unchanged.
  const base = `http://${ask.headers.host ?? 'localhost'}${SERVICE}`;
  return answerList(ask.query, { entity, base, items });
}
