import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { World } from '../world.ts';
import { fault, notFound, send } from './answer.ts';
import type { Answer } from './answer.ts';
import { BodyFault, readAsk } from './ask.ts';
import type { Ask } from './ask.ts';
import { brokerFiguresOf } from './broker-figures.ts';
import { boardElections } from './board-elections.ts';
import { capitalChangesOf } from './capital-changes.ts';
import { carbonRetirements } from './carbon-retirements.ts';
import { CONTENT_PATHS, contentService } from './content.ts';
import { dapi } from './dapi.ts';
import { foreignOwnershipOf } from './foreign-ownership.ts';
import { futureDaysOf, marginParametersOf } from './future-days.ts';
import { investorTradesOf } from './investor-trades.ts';
import { disclosureSystem } from './disclosures.ts';
import { answerDocument } from './documents.ts';
import { bars, baskets, directDeals, indices, netAssetValues, splits, status, stocks, trades } from './market-watch.ts';
import { holdingsAt } from './holdings.ts';
import { marginWeeksOf } from './margin-weeks.ts';
import { marketMakingOf } from './market-makers.ts';
import type { StreamHub } from './stream.ts';
import { widgets } from './widgets.ts';

type Handler = (world: World, ask: Ask) => Answer | Promise<Answer>;

/** Every service at the path of its real counterpart. */
const GET: Record<string, Handler> = {
  '/mw/v1/stocks': stocks,
  '/mw/v1/status': status,
  '/mw/v1/indices': indices,
  '/mw/v1/bars': bars,
  '/mw/v1/baskets': baskets,
  '/mw/v1/trades': trades,
  '/mw/v1/direct-deals': directDeals,
  '/mw/v1/splits': splits,
  '/mw/v1/capital-changes': capitalChangesOf,
  '/mw/v1/future-days': futureDaysOf,
  '/mw/v1/investor-trades': investorTradesOf,
  '/mw/v1/foreign-ownership': foreignOwnershipOf,
  '/mw/v1/holdings': holdingsAt,
  '/mw/v1/margin-weeks': marginWeeksOf,
  '/mw/v1/margin-parameters': marginParametersOf,
  '/mw/v1/net-asset-values': netAssetValues,
  '/mw/v1/board-elections': boardElections,
  '/mw/v1/broker-figures': brokerFiguresOf,
  '/mw/v1/carbon-retirements': carbonRetirements,
  '/mw/v1/market-making': marketMakingOf,
  '/efsah/v1': disclosureSystem,
  '/efsah/v1/prototype_efsah': disclosureSystem,
  '/efsah/v1/efsah_count': disclosureSystem,
  ...Object.fromEntries(CONTENT_PATHS.map((path) => [path, contentService])),
};
const POST: Record<string, Handler> = {
  '/web/widgets/v1/data': widgets,
  '/api': widgets,
  '/dapi/fetch': dapi,
  '/api/fetch': dapi,
};
const STREAM = '/mw/v1/stream';
const FILES = /^\/(documents|docs)\//;

interface Options {
  world: World;
  stream: StreamHub;
  log: Logger;
}

/** The HTTP side of the exchange. Unneeded headers, such as a subscription key, are ignored. */
export function answerRequests({ world, stream, log }: Options): RequestListener {
  return (request, response) => {
    route(request, response, world, stream).catch((error: unknown) => {
      if (error instanceof BodyFault) return answerFault(response, error.status, error.message);
      log.error({ err: error, url: request.url }, 'The exchange could not answer a request.');
      answerFault(response, 500, 'The exchange could not answer.');
    });
  };
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  world: World,
  stream: StreamHub,
): Promise<void> {
  const ask = readAsk(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!ask) return send(response, notFound());
  if (request.method === 'GET' && ask.path === STREAM) return stream.attach(response);
  if (reads && FILES.test(ask.path)) return answerDocument(world, ask, request, response);
  const handler = reads ? GET[ask.path] : request.method === 'POST' ? POST[ask.path] : undefined;
  send(response, handler ? await handler(world, ask) : notFound(), request.method !== 'HEAD');
}

function answerFault(response: ServerResponse, status: number, sentence: string): void {
  if (response.headersSent) response.destroy();
  else send(response, fault(status, sentence));
}
