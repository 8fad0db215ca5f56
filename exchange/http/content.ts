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

/** Calls 1, 2 and 10, the roster (docs/contracts.md) and our additions: an entity of the content service in one language. */
export async function contentService(world: World, ask: Ask): Promise<Answer> {
  const entity = ask.path.slice(ask.path.lastIndexOf('/') + 1).toLowerCase();
  const lang = localeIn(ask.query, 'sf_culture', 'culture');
  const list = <T extends object>(items: readonly T[]) => answerList(ask.query, { entity, base: baseOf(ask), items });
  switch (entity) {
    case 'circulars':
      return list(await circularItems(world, lang, expands(ask.query, 'Resources')));
    case 'dfmevents':
      return list(eventItems(world, lang, expands(ask.query, 'Resources')));
    case 'ipos':
      return list(offeringItems(world, lang));
    case 'registrations':
      return list(registrationItems(world, lang));
    case 'rightsissues':
      return list(rightsItems(world, lang));
    case 'services':
      return list(serviceItems(world, lang));
    case 'brokers':
      return list(brokerItems(world, lang));
    case 'marketmakers':
      return list(marketMakerItems(world));
    case 'vacancies':
      return list(vacancyItems(world, lang));
    case 'vendors':
      return list(vendorItems(world, lang));
    case 'securities':
      return list(securityItems(world, lang));
    default:
      return notFound();
  }
}

/** Next links use the host and path of the request, so that a client can follow them unchanged. */
function baseOf({ headers, path }: Ask): string {
  return `http://${headers.host ?? 'localhost'}${path.slice(0, path.lastIndexOf('/'))}`;
}
