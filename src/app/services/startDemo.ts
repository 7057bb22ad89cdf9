import { answerAtFetch } from '@/demo/answerAtFetch';
import { demoWorld } from '@/demo/demoWorld';
import type { DemoService } from '@/domain/texts/Texts';

/** Lets the demo world answer, at `fetch`, for the services that are not configured. */
export function startDemo(services: readonly DemoService[]): void {
  answerAtFetch(demoWorld({ services }).handlers);
}
