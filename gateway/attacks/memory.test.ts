import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectingGarbage } from '../tests/support/collectingGarbage';
import { startFakeServices, type FakeServices } from '../tests/support/fakeServices';
import {
  startGatewayProcess,
  visitorToken,
  type GatewayProcess,
} from '../tests/support/gatewayProcess';

const queries = 50_000;
const perVisitor = 100;
const atOnce = 40;
const maxGrownMegabytes = 64;
const collectEveryMs = 3_000;
const maxNameLength = 300;

describe('memory', () => {
  let services: FakeServices;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    services = await startFakeServices();
    gateway = await startGatewayProcess({
      services: services.url,
      nodeArguments: ['--expose-gc', '--import', collectingGarbage(collectEveryMs)],
    });
  });

  afterAll(async () => {
    agent.destroy();
    await gateway.kill();
    await services.close();
  });

  function residentMegabytes(): number {
    const status = readFileSync(`/proc/${gateway.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  /** Resident memory after several garbage collections: V8 releases memory late. */
  async function settledMegabytes(): Promise<number> {
    const sizes: number[] = [];
    for (let look = 0; look < 5; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, collectEveryMs));
      sizes.push(residentMegabytes());
    }
    return Math.min(...sizes);
  }

  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  /** A plain HTTP client: 50,000 requests with `fetch` take minutes. */
  function statusOf(path: string, token: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get(gateway.url + path, { agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  }

  /** Sends distinct queries of 300 three-byte characters. */
  async function ask(from: number, to: number): Promise<unknown[]> {
    const statuses: unknown[] = [];
    let next = from;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        let token = '';
        let left = 0;
        while (next < to) {
          const n = next;
          next += 1;
          if (left === 0) {
            token = await visitorToken(`visitor ${n}`);
            left = perVisitor;
          }
          left -= 1;
          const name = `${n}`.padEnd(maxNameLength, '映画館の夜');
          statuses.push(await statusOf(`/3/search/movie?query=${encodeURIComponent(name)}`, token));
        }
      }),
    );
    return statuses;
  }

  it.skipIf(process.platform !== 'linux')(
    'grows by 64 MB at most under 50,000 of the longest queries',
    async () => {
      await ask(0, 2_000);
      const before = await settledMegabytes();

      const statuses = await ask(2_000, 2_000 + queries);

      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(statuses).toHaveLength(queries);
      const grown = (await settledMegabytes()) - before;
      console.error(`The gateway grew by ${grown.toFixed(1)} MB, from ${before.toFixed(1)} MB.`);
      expect(grown).toBeLessThan(maxGrownMegabytes);
    },
    900_000,
  );
});
