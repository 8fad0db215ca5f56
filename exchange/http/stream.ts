import type { ServerResponse } from 'node:http';
import type { Instant } from '#domain/time.ts';
import type { MwHeartbeat, MwSnapshot, MwUpdate } from '#upstream/wire/market-stream.ts';
import type { Market, MarketBatch } from '../market/market.ts';
import { dealRow, depthRow, indexLevelRow, localWithMilliseconds, statusRow, stockRow, tradeRow } from './wire.ts';

/** The market's stream (ours; docs/exchange-additions.md): each event is serialised once and sent to all clients. */
export interface StreamHub {
  attach(response: ServerResponse): void;
  readonly clients: number;
  close(): void;
}

const HEARTBEAT_MS = 1_000;
const TRADES_A_SYMBOL = 50;
/** A client with this much unread data is too slow: it is disconnected, and takes a snapshot when it reconnects. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
const MOST_CLIENTS = 200;

export function openStream(market: Market): StreamHub {
  const clients = new Set<ServerResponse>();
  let seq = 0;
  let spoken = 0;
  const now = (): Instant => market.status().at;
  const sendAll = (frame: string) => {
    spoken = performance.now();
    clients.forEach((client) => sendOne(clients, client, frame));
  };
  const unsubscribe = market.subscribe((batch) => {
    seq = batch.reset ? 0 : seq + 1;
    if (clients.size === 0) return;
    sendAll(batch.reset ? frameOf('snapshot', snapshotOf(market, seq)) : frameOf('update', updateOf(batch, seq)));
  });
  const heart = setInterval(() => {
    if (clients.size === 0 || performance.now() - spoken < HEARTBEAT_MS) return;
    seq += 1;
    sendAll(
      frameOf('heartbeat', { epoch: market.epoch, seq, time: localWithMilliseconds(now()) } satisfies MwHeartbeat),
    );
  }, HEARTBEAT_MS / 4);
  return {
    get clients() {
      return clients.size;
    },
    attach(response) {
      if (clients.size >= MOST_CLIENTS) {
        response.writeHead(503, { 'retry-after': '5' }).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
      response.on('close', () => clients.delete(response));
      response.on('error', () => clients.delete(response));
      response.write(frameOf('snapshot', snapshotOf(market, seq)));
      clients.add(response);
    },
    close() {
      clearInterval(heart);
      unsubscribe();
      clients.forEach((client) => client.end());
    },
  };
}

function sendOne(clients: Set<ServerResponse>, client: ServerResponse, frame: string): void {
  if (client.writableLength > MOST_UNREAD_BYTES) {
    clients.delete(client);
    client.destroy();
    return;
  }
  client.write(frame);
}

function frameOf(event: string, data: MwSnapshot | MwUpdate | MwHeartbeat): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function snapshotOf(market: Market, seq: number): MwSnapshot {
  const rows = market.rows();
  const state = market.status();
  return {
    epoch: market.epoch,
    seq,
    time: localWithMilliseconds(state.at),
    status: statusRow(state),
    stocks: rows.map(stockRow),
    depth: rows.flatMap(({ symbol }) => market.depth(symbol) ?? []).map(depthRow),
    trades: rows.flatMap(({ symbol }) => market.trades(symbol, TRADES_A_SYMBOL).reverse()).map(tradeRow),
    indices: market.indices().map(indexLevelRow),
    deals: market.directDeals().map(dealRow),
  };
}

function updateOf(batch: MarketBatch, seq: number): MwUpdate {
  return {
    epoch: batch.epoch,
    seq,
    time: localWithMilliseconds(batch.time),
    ...(batch.status && { status: statusRow(batch.status) }),
    ...(batch.rows.length > 0 && { stocks: batch.rows.map(stockRow) }),
    ...(batch.depth.length > 0 && { depth: batch.depth.map(depthRow) }),
    ...(batch.trades.length > 0 && { trades: batch.trades.map(tradeRow) }),
    ...(batch.indices.length > 0 && { indices: batch.indices.map(indexLevelRow) }),
    ...(batch.deals.length > 0 && { deals: batch.deals.map(dealRow) }),
  };
}
