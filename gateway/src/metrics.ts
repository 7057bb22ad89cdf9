import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * Prometheus metrics with OpenTelemetry names. Labels never contain words of a query or ids of a
 * person.
 */
export function gatewayMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time to the end of the response.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that are being answered.',
    registers,
  });
  const streams = new Gauge({
    name: 'gateway_open_streams',
    help: 'Chat answers that are being streamed to visitors.',
    registers,
  });
  const rejections = new Counter({
    name: 'gateway_rejections_total',
    help: 'Requests that were not answered, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const tokens = new Counter({
    name: 'gen_ai_client_token_usage_total',
    help: 'Tokens that the chat service counted, or that were estimated.',
    labelNames: ['gen_ai_token_type'],
    registers,
  });
  const lookups = new Counter({
    name: 'gateway_cache_lookups_total',
    help: 'Cache lookups by cache and result. A miss is a call to the service.',
    labelNames: ['cache', 'result'],
    registers,
  });

  return {
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    requestStarted: () => active.inc(),
    requestEnded(method: string, route: string, status: number, seconds: number) {
      active.dec();
      duration.labels(method, route, String(status)).observe(seconds);
    },
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    rejected: (reason: string) => rejections.labels(reason).inc(),
    tokensUsed({ input, output }: { readonly input: number; readonly output: number }) {
      tokens.labels('input').inc(input);
      tokens.labels('output').inc(output);
    },
    lookedUp: (cache: 'chat' | 'movies', result: 'hit' | 'miss' | 'shared' | 'stale') =>
      lookups.labels(cache, result).inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type GatewayMetrics = ReturnType<typeof gatewayMetrics>;
