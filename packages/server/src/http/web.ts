import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode, TurnedAway } from '@nunatak/protocol';
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { addressOf, isHosts, isOwnHost } from '../access/origin.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { bodyOf, forward } from '../peers/forward.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { type ApiOptions, type ApiService, api } from './api.ts';
import type { Call } from './calls.ts';
import { hasSite, pageOf, siteFiles } from './files.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { Health } from './health.ts';

const STATUS: Partial<Record<ErrorCode, 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503>> = {
  malformed: 400,
  tooLarge: 413,
  tooFast: 429,
  unknownMatch: 404,
  unknownTournament: 404,
  wrongToken: 401,
  notHost: 403,
  notSeated: 403,
  notWelcome: 403,
  spectatorsNotAllowed: 403,
  banned: 403,
  closed: 410,
  linkExpired: 410,
  unavailable: 503,
  internal: 500,
};

export interface WebOptions extends ApiOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly world: World;
  /** The folder of the built site; without one, only the API is served. */
  readonly site: string;
  /** Whether the process is about to end: then it is not healthy, so that a proxy stops sending people. */
  readonly isEnding: () => boolean;
}

/** The HTTP side of the server. */
export function web(service: ApiService | undefined, options: WebOptions): Hono<{ Bindings: HttpBindings }> {
  const { log, metrics, store, world, site, isEnding, trustProxy } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    '*',
    securityHeaders(contentSecurityPolicy(pageOf(site)), (proto) => trustProxy && proto === 'https'),
  );

  app.use('*', async (call, next) => {
    await next();
    // The path's pattern, not the path.
    const route = matchedRoutes(call).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*';
    metrics.httpRequests.add(call.req.method, route, call.res.status);
  });
  app.use('*', async (call, next) => {
    if (isOwnHost(call.req.header('host'), options)) return await next();
    const message = 'This server has no such name: its host sets its names with NUNATAK_HOSTS';
    return call.json({ error: { code: 'unknownHost', message } satisfies TurnedAway }, 421);
  });

  const health = new Health(store, world, isEnding);
  app.get('/health', async (call) => {
    if (!isHosts(call.env.incoming, options)) return call.notFound();
    const { isFine, ...told } = await health.look();
    return call.json(told, isFine ? 200 : 503);
  });
  app.get('/metrics', (call) => (isHosts(call.env.incoming, options) ? call.text(metrics.text()) : call.notFound()));
  if (service !== undefined) app.route('/api', api(service, options));
  if (service !== undefined && hasSite(site)) app.get('*', siteFiles(site));

  app.notFound((call) => {
    const error: TurnedAway = { code: 'unknownPath', message: 'There is nothing here' };
    return call.json({ error }, 404);
  });
  app.onError(async (error, call) => {
    if (service === undefined || !(error instanceof Elsewhere)) return answerTo(error, call);
    try {
      const address = addressOf(call.env.incoming, options);
      const answer = await forward(call, service.matches, error, address);
      if (answer !== undefined) return answer;
      const { url, method, raw } = call.req;
      return await app.fetch(new Request(url, { method, headers: raw.headers, body: await bodyOf(call) }), call.env);
    } catch (problem) {
      return answerTo(problem, call);
    }
  });
  return app;

  function answerTo(error: unknown, call: Call): Response {
    if (error instanceof Refused) {
      metrics.refusals.add(1);
      const { body } = error;
      if (body.retryAfter !== undefined) call.header('Retry-After', String(body.retryAfter));
      return call.json({ error: body }, STATUS[body.code] ?? 409);
    }
    // Whoever hangs up in the middle of a request has broken nothing of ours.
    if (call.env.incoming.destroyed && !call.env.incoming.complete) return call.body(null, 400);
    // The path's pattern, not the path: the id of a match is all one needs to come in.
    log.error('request failed', { route: call.req.routePath, method: call.req.method, error });
    return call.json({ error: new Refused('internal', 'Something went wrong on the server').body }, 500);
  }
}
