import { answerAtFetch } from '@/demo/answerAtFetch';
import { demoWorld } from '@/demo/demoWorld';
import type { DemoService } from '@/domain/texts/Texts';

export function startDemo(services: readonly DemoService[]): void {
  answerAtFetch(demoWorld({ services }).handlers);
}
