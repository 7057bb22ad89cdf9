import { createContext, useContext, type ReactElement } from 'react';
import { Footer } from '@/components/Footer';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';
import { projectUrl } from '../site';

/** The button that installs the site as an app. */
export const InstallSlot = createContext<ReactElement | undefined>(undefined);

interface SiteFooterProps {
  /** The header has no language select. */
  readonly hasLanguage?: boolean;
}

export function SiteFooter({ hasLanguage }: SiteFooterProps) {
  const { demoServices } = useServices();
  const actor = LanguageActor.useActorRef();
  const language = LanguageActor.useSelector(({ context }) => context.chosen);
  const texts = useEntryTexts();
  return (
    <Footer
      projectUrl={projectUrl}
      demoServices={demoServices}
      texts={texts.footer}
      installButton={useContext(InstallSlot)}
      language={{
        chosen: language,
        label: texts.header.language,
        isAlwaysShown: hasLanguage,
        onChoose: (chosen) => actor.send({ type: 'language.choose', language: chosen }),
      }}
    />
  );
}
