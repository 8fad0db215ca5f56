import type { World } from '../world.ts';
import { circularItems } from './content-circulars.ts';
import { eventItems } from './content-events.ts';
import { serviceItems } from './content-services.ts';
import { securityItems } from './content-securities.ts';
import { notFound } from './answer.ts';
import type { Answer } from './answer.ts';
import { localeIn } from './ask.ts';
import type { Ask } from './ask.ts';
import { answerList, expands } from './odata.ts';

/** Calls 1, 2 and 10, and section 2.4: an entity of the content service in one language. */
export async function contentService(world: World, ask: Ask): Promise<Answer> {
  const entity = ask.path.slice(ask.path.lastIndexOf('/') + 1).toLowerCase();
  const lang = localeIn(ask.query, 'sf_culture', 'culture');
  const list = <T extends object>(items: readonly T[]) =>
    answerList(ask.query, { entity, origin: originOf(world), items });
  switch (entity) {
    case 'circulars':
      return list(await circularItems(world, lang, expands(ask.query, 'Resources')));
    case 'dfmevents':
      return list(eventItems(world, lang, expands(ask.query, 'Resources')));
    case 'services':
      return list(serviceItems(world, lang));
    case 'securities':
      return list(securityItems(world, lang));
    default:
      return notFound();
  }
}

/** The service behind the gateway: next links name it, as in the real one, and no one can reach it. */
function originOf({ identity }: World): string {
  return `http://assets.${identity.ownSymbol.toLowerCase()}.example`;
}
