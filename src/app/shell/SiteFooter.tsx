import { Footer } from '@/components/Footer';
import { LanguageActor, useTexts } from '../language/LanguageActor';
import { lazyWhenIdle } from '../lifecycle/lazyWhenIdle';
import { useServices } from '../services/Services';
import { projectUrl } from '../site';

const InstallPrompt = lazyWhenIdle(() =>
  import('./deferredChunk').then((module) => module.InstallPrompt),
);

export function SiteFooter() {
  const { demoServices } = useServices();
  const actor = LanguageActor.useActorRef();
  const language = LanguageActor.useSelector(({ context }) => context.chosen);
  const texts = useTexts();
  return (
    <Footer
      projectUrl={projectUrl}
      demoServices={demoServices}
      texts={texts.footer}
      offer={<InstallPrompt />}
      language={{
        chosen: language,
        label: texts.header.language,
        onChoose: (chosen) => actor.send({ type: 'language.choose', language: chosen }),
      }}
    />
  );
}
